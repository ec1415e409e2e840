import { type ReactNode, useId } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { LiveRegion } from '../live-region.tsx';
import * as css from './chart.css.ts';
import type { ChartPoint, ChartShape } from './chart-point.ts';
import { ChartTable } from './chart-table.tsx';
import { Plot } from './plot.tsx';
import { useSelectedPoint } from './use-selected-point.ts';

export type { ChartPoint, ChartShape } from './chart-point.ts';

/** One measure over time, its words, and what stands in for it while it is not there. */
export type ChartProps = {
  /** Names it: 'Revenue'. */
  label: string;
  /** What there is to see, in a sentence. */
  summary?: string;
  shape: ChartShape;
  /** The oldest first; up to 400. */
  points: readonly ChartPoint[];
  /** A value in full: '$1,204.00'. */
  format: (value: number) => string;
  /** A value as short as can be, for the axis: '$1.2K'. */
  formatTick: (value: number) => string;
  /** The least that two lines of the axis are apart: 100 for cents that are shown as dollars. */
  minStep?: number;
  /** What a point is, over the first column of the table: 'Day'. */
  pointHeading: string;
  /** What unfolds the table. */
  tableLabel?: string;
  /** What the slider is for: 'Read single days'. */
  sliderLabel: string;
  /** The word for the wait: 'Loading revenue...'. */
  loading?: string | false;
  /** Said where there are no points, or all of them are zero. */
  empty: string;
  /** A Notice with the way to try again. */
  failed?: ReactNode;
};

/**
 * One measure over time: a sentence that says what there is to see, a drawing to look at, each
 * point to be read off by pointer, finger or keys, and the same numbers as a table. It is as high
 * before the numbers come as after.
 */
export function Chart({
  label,
  summary,
  shape,
  points,
  format,
  formatTick,
  minStep,
  pointHeading,
  tableLabel = 'Show as table',
  sliderLabel,
  loading = false,
  empty,
  failed,
}: ChartProps) {
  const titleId = useId();
  const summaryId = useId();
  const shown = loading || failed ? [] : points;
  const isEmpty = !loading && !failed && shown.every(({ value }) => value === 0);
  const selection = useSelectedPoint(shown);
  const point = shown[selection.index];
  return (
    <figure
      aria-labelledby={titleId}
      aria-describedby={summaryId}
      aria-busy={loading !== false || undefined}
      className={css.chart}
    >
      <figcaption className={css.caption}>
        <span id={titleId} className={css.title}>
          {label}
        </span>
        <span id={summaryId} className={css.summary}>
          {isEmpty ? empty : loading || failed ? '' : summary}
        </span>
      </figcaption>
      <p aria-hidden="true" className={css.readout}>
        {point && !isEmpty && (
          <>
            <bdi className={css.value}>{format(point.value)}</bdi>
            <span className={css.when}>{point.label}</span>
          </>
        )}
      </p>
      <div className={css.place}>
        <Plot
          label={sliderLabel}
          shape={shape}
          points={shown}
          selection={selection}
          describePoint={({ label: when, value }) => `${when}: ${format(value)}`}
          formatTick={formatTick}
          minStep={minStep}
        />
        <LiveRegion className={css.news}>{loading}</LiveRegion>
        {failed && <div className={css.failed}>{failed}</div>}
      </div>
      <Disclosure summary={tableLabel}>
        {shown.length > 0 ? (
          <ChartTable label={label} pointHeading={pointHeading} points={shown} format={format} />
        ) : (
          loading || empty
        )}
      </Disclosure>
    </figure>
  );
}
