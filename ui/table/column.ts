import type { ReactNode } from 'react';

/**
 * About 10, 14, 22 and 32 letters; a Badge takes three of them for itself. A column without a width
 * shares what is left, 14 at least.
 */
export type ColumnWidth = 'short' | 'medium' | 'long' | 'wide';

/** As `aria-sort` says it: ascending is A to Z, small to large, old to new. */
export type SortDirection = 'ascending' | 'descending';

/** Which column the rows are in order of, by its id. */
export type Sort = { column: string; direction: SortDirection };

/** One fact about every row. */
export type Column<Row> = {
  id: string;
  heading: string;
  /** One line: text, a Badge, an InlineSelect. Null and '' are shown as missing. */
  cell: (row: Row) => ReactNode;
  /** `end` for what is compared figure by figure: money, counts. */
  align?: 'start' | 'end';
  /** Lets people sort by it; the value is the direction of the first press. */
  sortable?: SortDirection;
  width?: ColumnWidth;
  /** Names the row and heads its card. One column a table; without any it is the first. */
  primary?: boolean;
  /** What stands where a row has no value: 'TBD', 'N/A'. */
  missing?: string;
};

/** What a press on the heading asks for: its own first direction, then there and back. */
export function nextSort(column: string, first: SortDirection, sort: Sort | undefined): Sort {
  if (sort?.column !== column) return { column, direction: first };
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

const widths: Record<ColumnWidth | 'rest', number> = {
  short: 6.5,
  medium: 8.75,
  long: 12.75,
  wide: 17.5,
  rest: 8,
};

/** The least width of a column in rem; one that shares the rest has no other. */
export function getColumnWidth(width: ColumnWidth | undefined): number {
  return widths[width ?? 'rest'];
}
