/**
 * In narrow containers, rows are laid out as cards, and `display: block` makes some browsers drop
 * table semantics. Explicit roles keep rows, headings and table navigation for screen readers. A
 * separate list would duplicate every row.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader', scope: 'col' },
  rowHeading: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
  /** Placeholder rows. */
  hidden: { 'aria-hidden': true },
} as const;
