import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type Column, type ColumnWidth, getColumnWidth, type Sort } from './column.ts';
import { roles } from './roles.ts';
import { Scroller } from './scroller.tsx';
import * as css from './table.css.ts';
import { TableHead } from './table-head.tsx';
import * as place from './table-layout.css.ts';
import { TableRow } from './table-row.tsx';
import {
  EmptyRow,
  FailedRow,
  LoadingRows,
  type TableEmpty,
  type TableFailure,
} from './table-states.tsx';
import { showTruncatedText } from './truncated-text.ts';

export type { Column, ColumnWidth, Sort, SortDirection } from './column.ts';
export type { TableEmpty, TableFailure } from './table-states.tsx';

/** Rows as the server sorted, filtered and cut them; here nothing is reckoned. */
export type TableProps<Row> = {
  /** Names the table for those who listen: 'Projects'. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort;
  /** Asks for another order; without it no heading is a button. */
  onSort?: (sort: Sort) => void;
  /** Small Buttons at the end of each row; their labels say which row. */
  rowActions?: (row: Row) => ReactNode;
  actionsHeading?: string;
  actionsWidth?: ColumnWidth;
  /** The word for the first wait: 'Loading projects...'. */
  loading?: string | false;
  /** How many rows are held free meanwhile. */
  loadingRows?: number;
  empty: TableEmpty;
  failed?: TableFailure;
  /** New rows are on their way: the old ones stay, quieter. The Toolbar has the word for it. */
  refreshing?: boolean;
  /** What the head sticks to while the page scrolls: the TopBar's edge, or that of a dialog. */
  stickTo?: 'bar' | 'edge';
  /** What it lies on. */
  ground?: 'paper' | 'raised';
};

/**
 * Many things of one kind, a line each. In a narrow place every row is a card that shows its texts
 * in full; in the table a long text is cut, so whatever is cut stands in the row's dialog too.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  rowActions,
  actionsHeading = 'Actions',
  actionsWidth = 'medium',
  loading = false,
  loadingRows = 8,
  empty,
  failed,
  refreshing = false,
  stickTo = 'bar',
  ground = 'paper',
}: TableProps<Row>) {
  const caption = useId();
  const primary = columns.find((column) => column.primary) ?? columns[0];
  const span = columns.length + (rowActions ? 1 : 0);
  const actions = rowActions ? getColumnWidth(actionsWidth) : 0;
  const least = columns.reduce((sum, { width }) => sum + getColumnWidth(width), actions);
  const isEmpty = rows.length === 0 && !loading && !failed;

  return (
    <div data-sticks-to={stickTo} className={`${place.place} ${place.grounds[ground]}`}>
      <VisuallyHidden live>{loading || ''}</VisuallyHidden>
      <Scroller labelledBy={caption} pinned={[getColumnWidth(columns[0]?.width), actions]}>
        <table
          {...roles.table}
          aria-labelledby={caption}
          aria-busy={refreshing || loading !== false || undefined}
          data-refreshing={refreshing || undefined}
          style={{ minInlineSize: `${least}rem` }}
          className={css.table}
        >
          <caption id={caption} className={css.caption}>
            {label}
          </caption>
          <colgroup className={css.widths}>
            {columns.map(({ id, width }) => (
              <col key={id} className={width && css.columnWidths[width]} />
            ))}
            {rowActions && <col className={css.columnWidths[actionsWidth]} />}
          </colgroup>
          <TableHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            actionsHeading={rowActions && actionsHeading}
          />
          <tbody
            {...roles.group}
            onPointerOver={showTruncatedText}
            onFocus={showTruncatedText}
            className={css.body}
          >
            {failed && <FailedRow {...failed} span={span} />}
            {loading && <LoadingRows word={loading} count={loadingRows} span={span} />}
            {isEmpty && <EmptyRow {...empty} span={span} />}
            {!loading &&
              rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  columns={columns}
                  primary={primary?.id}
                  rowActions={rowActions}
                />
              ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  );
}
