/**
 * In a narrow place rows are laid out as cards, and with `display: block` some browsers forget
 * that a table is one. The roles say it again, so that whoever listens keeps rows, headings and
 * the keys for moving among them. A list beside the table would be a second copy of every row.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader', scope: 'col' },
  rowHeading: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
  /** Rows that only hold a place. */
  silent: { 'aria-hidden': true },
} as const;
