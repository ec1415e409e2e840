import type { ChartPoint, ChartShape } from './chart-point.ts';
import * as css from './plot.css.ts';
import { createScale, pickEvenly, type Scale } from './scale.ts';
import { drawArea, drawBar, drawBars, drawLine, getX, getY } from './svg-paths.ts';
import type { useSelectedPoint } from './use-selected-point.ts';

/** Labels that fit a wide plot; a narrow one drops every second label. */
const maxLabels = 5;

type PlotProps = {
  /** The accessible name of the slider. */
  label: string;
  shape: ChartShape;
  points: readonly ChartPoint[];
  selection: ReturnType<typeof useSelectedPoint>;
  /** A point as text: 'Nov 22, 2026: $411.00'. */
  describePoint: (point: ChartPoint) => string;
  formatTick: (value: number) => string;
  minStep?: number | undefined;
};

/**
 * Gridlines, axis labels and the plot, with a native slider on top for keyboards and screen
 * readers.
 */
export function Plot({
  label,
  shape,
  points,
  selection,
  describePoint,
  formatTick,
  minStep,
}: PlotProps) {
  const scale = createScale(
    points.flatMap(({ value, compared }) => [value ?? 0, compared?.value ?? 0]),
    minStep,
  );
  const { index, isSelected, select, pointerHandlers } = selection;
  const point = points[index];
  return (
    <div className={css.plot}>
      <ValueAxis scale={scale} format={formatTick} isShown={points.length > 0} />
      <div className={css.stage} {...(point && pointerHandlers)}>
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            data-zero={tick === 0 || undefined}
            style={{ insetBlockStart: `${getY(tick, scale)}%` }}
            className={css.gridline}
          />
        ))}
        {point && isSelected && (
          <span
            style={{ insetInlineStart: `${getX(index, points.length)}%` }}
            className={css.cursor}
          />
        )}
        <Drawing shape={shape} points={points} scale={scale} selected={isSelected ? index : null} />
        {point && shape === 'line' && (
          <span
            data-selected={isSelected || undefined}
            style={{
              insetInlineStart: `${getX(index, points.length)}%`,
              insetBlockStart: `${getY(point.value ?? 0, scale)}%`,
            }}
            className={css.dot}
          />
        )}
        {point && (
          <input
            type="range"
            min={0}
            max={points.length - 1}
            value={index}
            aria-label={label}
            aria-valuetext={describePoint(point)}
            onChange={(event) => select(Number(event.target.value))}
            onBlur={() => select(null)}
            className={css.slider}
          />
        )}
      </div>
      <TimeAxis points={points} />
    </div>
  );
}

type DrawingProps = Pick<PlotProps, 'shape' | 'points'> & { scale: Scale; selected: number | null };

function Drawing({ shape, points, scale, selected }: DrawingProps) {
  const values = points.map(({ value }) => value ?? 0);
  const comparedValues = points.flatMap(({ compared }) => (compared ? [compared.value ?? 0] : []));
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={css.drawing}
    >
      {shape === 'line' ? (
        <>
          <path d={drawArea(values, scale)} className={css.area} />
          <path d={drawLine(values, scale)} className={css.line} />
        </>
      ) : (
        <>
          <path d={drawBars(values, scale)} className={css.bars} />
          {selected !== null && (
            <path
              d={drawBar(values[selected] ?? 0, selected, values.length, scale)}
              className={css.bar}
            />
          )}
        </>
      )}
      {points.some(({ compared }) => compared) && (
        <path d={drawLine(comparedValues, scale, points.length)} className={css.compared} />
      )}
    </svg>
  );
}

type ValueAxisProps = { scale: Scale; format: (value: number) => string; isShown: boolean };

function ValueAxis({ scale, format, isShown }: ValueAxisProps) {
  return (
    <div aria-hidden="true" className={css.values}>
      {scale.ticks.map((tick) => (
        <bdi key={tick} style={{ insetBlockStart: `${getY(tick, scale)}%` }} className={css.value}>
          {isShown && format(tick)}
        </bdi>
      ))}
    </div>
  );
}

function TimeAxis({ points }: { points: readonly ChartPoint[] }) {
  const labeled = pickEvenly(points.length, maxLabels);
  const isCrowded = points.length > maxLabels;
  return (
    <div aria-hidden="true" className={css.times}>
      {labeled.map((index, order) => (
        <span
          key={index}
          data-edge={isCrowded ? getEdge(index, points.length) : undefined}
          data-optional={(labeled.length === maxLabels && order % 2 === 1) || undefined}
          style={{ insetInlineStart: `${getX(index, points.length)}%` }}
          className={css.time}
        >
          {points[index]?.tick}
        </span>
      ))}
    </div>
  );
}

function getEdge(index: number, count: number): 'start' | 'end' | undefined {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : undefined;
}
