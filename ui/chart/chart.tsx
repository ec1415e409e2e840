import { useId } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { LiveRegion } from '../live-region.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import { type Failure, FailureNotice } from '../notice/failure-notice.tsx';
import * as css from './chart.css.ts';
import type { ChartPoint, ChartShape } from './chart-point.ts';
import { ChartTable } from './chart-table.tsx';
import { Plot } from './plot.tsx';
import { useSelectedPoint } from './use-selected-point.ts';

export type { ChartPoint, ChartShape } from './chart-point.ts';

/** One measure over time, its labels, and what to show while there is no data. */
export type ChartProps = {
  /** The chart's name: 'Visits'. */
  label: string;
  /** The main finding, in one sentence. */
  summary?: string;
  shape: ChartShape;
  /** Oldest first, up to 400. */
  points: readonly ChartPoint[];
  /** Formats a value in full: '$1,204.00'. */
  format: (value: number) => string;
  /** Formats a value for the axis, as short as possible: '$1.2K'. */
  formatTick: (value: number) => string;
  /** The smallest step between two gridlines: 100 for cents that are shown as dollars. */
  minStep?: number;
  /** What a point represents; heads the first column of the table: 'Day'. */
  pointHeading: string;
  /** The accessible name of the slider: 'Read single days'. */
  sliderLabel: string;
  /** Loading text: 'Loading visits...'. */
  loading?: string | false;
  /** Shown when there are no points, or all of them are zero or null. */
  empty: string;
  /** The values are measurements, such as shares, so zeros count as data too. */
  measured?: boolean;
  /** Heads the column of what points are compared with: 'Previous period'. */
  comparedLabel?: string;
  failure?: Failure;
};

/**
 * Shows one measure over time: a summary sentence, a plot, the value of each point by pointer,
 * touch or keyboard, and the same numbers as a table. The height stays the same while the data
 * loads.
 */
export function Chart(props: ChartProps) {
  const {
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
    measured = false,
    comparedLabel = 'Compared with',
    missingLabel = 'No data',
    failure,
  } = useLocaleTexts('Chart', props);
  const titleId = useId();
  const summaryId = useId();
  const shown = loading || failure ? [] : points;
  const isEmpty =
    !loading &&
    !failure &&
    shown.every((each) => isBlank(each.value, measured) && isBlank(each.compared?.value, measured));
  const formatValue = (value: number | null) => (value === null ? missingLabel : format(value));
  const describePoint = ({ label: when, value, compared }: ChartPoint) =>
    `${when}: ${formatValue(value)}` +
    (compared ? `. ${compared.label}: ${formatValue(compared.value)}` : '');
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
          {isEmpty ? empty : loading || failure ? '' : summary}
        </span>
      </figcaption>
      <p aria-hidden="true" className={css.selectedValue}>
        {point && !isEmpty && (
          <>
            <bdi className={css.value}>{formatValue(point.value)}</bdi>
            <span className={css.when}>{point.label}</span>
            {point.compared && (
              <span className={css.compared}>
                <bdi>{formatValue(point.compared.value)}</bdi> {point.compared.label}
              </span>
            )}
          </>
        )}
      </p>
      <div className={css.plotArea}>
        <Plot
          label={sliderLabel}
          shape={shape}
          points={shown}
          selection={selection}
          describePoint={describePoint}
          formatTick={formatTick}
          minStep={minStep}
        />
        <LiveRegion className={css.status}>{loading}</LiveRegion>
        {failure && (
          <div className={css.failed}>
            <FailureNotice {...failure} />
          </div>
        )}
      </div>
      <Disclosure summary={tableLabel}>
        {shown.length > 0 ? (
          <ChartTable
            label={label}
            pointHeading={pointHeading}
            comparedLabel={comparedLabel}
            points={shown}
            format={formatValue}
          />
        ) : (
          loading || empty
        )}
      </Disclosure>
    </figure>
  );
}

function isBlank(value: number | null | undefined, isMeasured: boolean): boolean {
  return value === null || value === undefined || (value === 0 && !isMeasured);
}
