import { useId } from 'react';
import type { ChartPoint } from './chart-point.ts';
import * as css from './chart-table.css.ts';

type ChartTableProps = {
  label: string;
  pointHeading: string;
  comparedLabel: string;
  points: readonly ChartPoint[];
  format: (value: number | null) => string;
};

/**
 * A chart's values. The table scrolls when it is long: a focusable region makes it reachable by
 * keyboard.
 */
export function ChartTable({
  label,
  pointHeading,
  comparedLabel,
  points,
  format,
}: ChartTableProps) {
  const captionId = useId();
  const isCompared = points.some(({ compared }) => compared);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keys
    <section aria-labelledby={captionId} tabIndex={0} className={css.scroller}>
      <table className={css.table}>
        <caption id={captionId} className={css.caption}>
          {label}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={css.heading}>
              {pointHeading}
            </th>
            <th scope="col" className={`${css.heading} ${css.figures}`}>
              {label}
            </th>
            {isCompared && (
              <th scope="col" className={`${css.heading} ${css.figures}`}>
                {comparedLabel}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label} className={css.row}>
              <th scope="row" className={css.cell}>
                {point.label}
              </th>
              <td className={`${css.cell} ${css.figures}`}>
                <bdi>{format(point.value)}</bdi>
              </td>
              {isCompared && (
                <td className={`${css.cell} ${css.figures}`}>
                  {point.compared && <bdi>{format(point.compared.value)}</bdi>}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
