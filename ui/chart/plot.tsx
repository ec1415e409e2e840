import type { ChartPoint, ChartShape } from './chart.tsx';
import * as css from './plot.css.ts';
import { createScale, pickEvenly, type Scale } from './scale.ts';
import { drawArea, drawBar, drawBars, drawLine, getX, getY } from './svg-paths.ts';
import type { useSelectedPoint } from './use-selected-point.ts';

/** So many have room on a wide drawing; on a narrow one every second one goes. */
const maxLabels = 5;

type PlotProps = {
  /** Names the control that reads single points. */
  label: string;
  shape: ChartShape;
  points: readonly ChartPoint[];
  reading: ReturnType<typeof useSelectedPoint>;
  /** What a point says: 'Nov 22, 2026: $411.00'. */
  describePoint: (point: ChartPoint) => string;
  formatTick: (value: number) => string;
  minStep?: number | undefined;
};

/** Lines, names and the drawing; a native slider over it reads single points to the keys. */
export function Plot({
  label,
  shape,
  points,
  reading,
  describePoint,
  formatTick,
  minStep,
}: PlotProps) {
  const scale = createScale(
    points.map(({ value }) => value),
    minStep,
  );
  const { index, isChosen, choose, pointing } = reading;
  const point = points[index];
  return (
    <div className={css.plot}>
      <Amounts scale={scale} format={formatTick} isShown={points.length > 0} />
      <div className={css.stage} {...(point && pointing)}>
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            data-zero={tick === 0 || undefined}
            style={{ insetBlockStart: `${getY(tick, scale)}%` }}
            className={css.gridline}
          />
        ))}
        {point && isChosen && (
          <span
            style={{ insetInlineStart: `${getX(index, points.length)}%` }}
            className={css.cursor}
          />
        )}
        <Drawing shape={shape} points={points} scale={scale} chosen={isChosen ? index : null} />
        {point && shape === 'line' && (
          <span
            data-chosen={isChosen || undefined}
            style={{
              insetInlineStart: `${getX(index, points.length)}%`,
              insetBlockStart: `${getY(point.value, scale)}%`,
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
            onChange={(event) => choose(Number(event.target.value))}
            onBlur={() => choose(null)}
            className={css.reader}
          />
        )}
      </div>
      <Times points={points} />
    </div>
  );
}

type DrawingProps = Pick<PlotProps, 'shape' | 'points'> & { scale: Scale; chosen: number | null };

function Drawing({ shape, points, scale, chosen }: DrawingProps) {
  const values = points.map(({ value }) => value);
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
          {chosen !== null && (
            <path
              d={drawBar(values[chosen] ?? 0, chosen, values.length, scale)}
              className={css.bar}
            />
          )}
        </>
      )}
    </svg>
  );
}

type AmountsProps = { scale: Scale; format: (value: number) => string; isShown: boolean };

function Amounts({ scale, format, isShown }: AmountsProps) {
  return (
    <div aria-hidden="true" className={css.amounts}>
      {scale.ticks.map((tick) => (
        <bdi key={tick} style={{ insetBlockStart: `${getY(tick, scale)}%` }} className={css.amount}>
          {isShown && format(tick)}
        </bdi>
      ))}
    </div>
  );
}

function Times({ points }: { points: readonly ChartPoint[] }) {
  const named = pickEvenly(points.length, maxLabels);
  const crowd = points.length > maxLabels;
  return (
    <div aria-hidden="true" className={css.times}>
      {named.map((index, order) => (
        <span
          key={index}
          data-edge={crowd ? edgeOf(index, points.length) : undefined}
          data-spare={(named.length === maxLabels && order % 2 === 1) || undefined}
          style={{ insetInlineStart: `${getX(index, points.length)}%` }}
          className={css.time}
        >
          {points[index]?.tick}
        </span>
      ))}
    </div>
  );
}

function edgeOf(index: number, count: number): 'start' | 'end' | undefined {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : undefined;
}
