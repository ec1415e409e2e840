import type { ReactNode } from 'react';

/**
 * About 6, 8, 10, 12, 14, 22 and 32 characters; a Badge takes up three of them. A column without a
 * width shares the remaining space, at least 12.
 */
export type ColumnWidth = 'tiny' | 'compact' | 'short' | 'code' | 'medium' | 'long' | 'wide';

/** As in `aria-sort`: ascending is A to Z, small to large, old to new. */
export type SortDirection = 'ascending' | 'descending';

/** The id of the sorted column, and the direction. */
export type Sort = { column: string; direction: SortDirection };

/** A column of the table. */
export type Column<Row> = {
  id: string;
  heading: string;
  /** One line: text, a Badge or an InlineSelect. Null and '' are shown as missing. */
  cell: (row: Row) => ReactNode;
  /** `end` for values that are compared: money, counts. */
  align?: 'start' | 'end';
  /** Makes the column sortable; the value is the direction of the first click. */
  sortable?: SortDirection;
  width?: ColumnWidth;
  /** Names the row and titles its card. One column per table; defaults to the first. */
  primary?: boolean;
  /** Can't be hidden by people who choose columns. Neither can the primary column. */
  required?: boolean;
  /**
   * Where rows are too narrow for a table, they have two lines instead of a card if columns say which
   * one they are on. Columns that don’t are left out there, and so are the actions of rows that open.
   */
  line?: 1 | 2;
  /** Shown when a row has no value: 'TBD', 'N/A'. */
  missing?: string;
};

/** The column that names the row. */
export function getPrimaryColumn<Item extends Pick<Column<never>, 'primary'>>(
  columns: readonly Item[],
): Item | undefined {
  return columns.find(({ primary }) => primary) ?? columns[0];
}

/** The columns without the hidden ones. Required columns and the primary one are always shown. */
export function getShownColumns<Item extends Pick<Column<never>, 'id' | 'primary' | 'required'>>(
  columns: readonly Item[],
  hidden: readonly string[],
): readonly Item[] {
  const primary = getPrimaryColumn(columns);
  return columns.filter(
    (column) => column === primary || column.required || !hidden.includes(column.id),
  );
}

/** The sort order after a click on a heading: the column's first direction, then alternating. */
export function getNextSort(column: string, first: SortDirection, sort: Sort | undefined): Sort {
  if (sort?.column !== column) return { column, direction: first };
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

const widths: Record<ColumnWidth | 'rest', number> = {
  tiny: 4.5,
  compact: 5.75,
  short: 6.5,
  code: 7.25,
  medium: 8.75,
  long: 12.75,
  wide: 17.5,
  rest: 7.25,
};

/** The minimum width of a column in rem. */
export function getColumnWidth(width: ColumnWidth | undefined): number {
  return widths[width ?? 'rest'];
}
