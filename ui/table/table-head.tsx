import { type Column, getNextSort, type Sort, type SortDirection } from './column.ts';
import { roles } from './roles.ts';
import { SelectAllHeading } from './select-cell.tsx';
import * as css from './table-head.css.ts';
import type { Selecting } from './use-selection.ts';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
  actionsHeading: string | undefined;
  selecting: Selecting<Row> | undefined;
};

/** The column headings. The card layout shows the sortable ones only. */
export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  actionsHeading,
  selecting,
}: TableHeadProps<Row>) {
  return (
    <thead {...roles.group} className={css.head}>
      <tr {...roles.row} className={css.headRow}>
        {selecting && <SelectAllHeading selecting={selecting} />}
        {columns.map(({ id, heading, align, sortable }, index) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          const press =
            sortable && onSortChange && (() => onSortChange(getNextSort(id, sortable, sort)));
          return (
            <th
              key={id}
              {...roles.heading}
              aria-sort={direction}
              data-align={align}
              data-pinned={index === 0 ? true : undefined}
              data-sortable={press ? true : undefined}
              className={css.heading}
            >
              {press ? (
                <button type="button" onClick={press} className={css.sortButton}>
                  <span className={css.headingText}>{heading}</span>
                  <SortMark direction={direction} />
                </button>
              ) : (
                <span className={css.headingText}>{heading}</span>
              )}
            </th>
          );
        })}
        {actionsHeading && (
          <th {...roles.heading} data-align="end" data-actions className={css.heading}>
            <span className={css.headingText}>{actionsHeading}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** An arrow in the direction of the order, or two when the column isn't sorted. */
function SortMark({ direction }: { direction: SortDirection | undefined }) {
  return (
    <svg viewBox="0 0 12 16" aria-hidden="true" focusable="false" className={css.sortMark}>
      <path d={marks[direction ?? 'none']} />
    </svg>
  );
}

const marks = {
  none: 'M3 6l3-3 3 3M3 10l3 3 3-3',
  ascending: 'M6 13V3M2 7l4-4 4 4',
  descending: 'M6 3v10M2 9l4 4 4-4',
} as const;
