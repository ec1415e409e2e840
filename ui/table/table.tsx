import { type ReactNode, useId } from 'react';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import type { Failure } from '../notice/failure-notice.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import {
  type Column,
  type ColumnWidth,
  getColumnWidth,
  getPrimaryColumn,
  getShownColumns,
  type Sort,
} from './column.ts';
import { roles } from './roles.ts';
import { Scroller } from './scroller.tsx';
import * as select from './selection.css.ts';
import type { RowKey, TableSelection } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import * as css from './table.css.ts';
import { TableHead } from './table-head.tsx';
import * as layout from './table-layout.css.ts';
import { TableRow } from './table-row.tsx';
import { EmptyRow, FailedRow, LoadingRows, type TableEmpty } from './table-states.tsx';
import { showTruncatedText } from './truncated-text.ts';
import { useSelectedText, useSelection } from './use-selection.ts';

export type { Failure } from '../notice/failure-notice.tsx';
export type { Column, ColumnWidth, Sort, SortDirection } from './column.ts';
export { getShownColumns } from './column.ts';
export type { RowKey, TableSelection } from './selection.ts';
export type { TableEmpty } from './table-states.tsx';

/** In rem; the column is 44 px wide. */
const selectWidth = 2.75;

/** Rows as the server sorted, filtered and paginated them. The table doesn't process them. */
export type TableProps<Row> = {
  /** The accessible name: 'Projects'. */
  'aria-label': string;
  columns: readonly Column<Row>[];
  /** The ids of the columns that are hidden, as chosen in a Menu. */
  hiddenColumns?: readonly string[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** Adds a column of checkboxes. */
  selection?: TableSelection<Row>;
  sort?: Sort;
  /** Called with the new order. Without it, headings aren't buttons. */
  onSortChange?: (sort: Sort) => void;
  /**
   * A click anywhere in a row opens it, as the link of its primary cell does, or the button in it
   * that opens a dialog. `dialog`: the button comes first, where the name leads elsewhere.
   */
  rowsOpen?: boolean | 'dialog';
  /** Small Buttons at the end of each row. Their labels have to name the row. */
  rowActions?: (row: Row) => ReactNode;
  actionsWidth?: ColumnWidth;
  /** Text shown during the first load: 'Loading projects...'. */
  loading?: string | false;
  /** The number of placeholder rows. */
  loadingRows?: number;
  empty: TableEmpty;
  failure?: Failure;
  /** Long text takes two lines before it is truncated. */
  twoLines?: boolean;
  /** Dims the current rows while new ones load. The Toolbar shows the text. */
  refreshing?: boolean;
  /** Where the head sticks when the page scrolls: below the TopBar, or at the edge of a dialog. */
  stickTo?: 'bar' | 'edge';
  /** The surface the table is on. */
  background?: 'paper' | 'raised';
};

/**
 * Lists many items of one kind. In narrow containers, each row becomes a card with its full text;
 * in the table, long text is truncated, so show it in the row's dialog too.
 */
export function Table<Row>({
  'aria-label': label,
  columns: allColumns,
  hiddenColumns = [],
  rows,
  rowKey,
  selection,
  sort,
  onSortChange,
  rowsOpen = false,
  rowActions,
  actionsWidth = 'medium',
  loading = false,
  loadingRows = 8,
  empty,
  failure,
  twoLines = false,
  refreshing = false,
  stickTo = 'bar',
  background = 'paper',
}: TableProps<Row>) {
  const { actionsHeading = 'Actions' } = useLocaleTexts('Table', {});
  const caption = useId();
  const columns = getShownColumns(allColumns, hiddenColumns);
  const primary = getPrimaryColumn(allColumns);
  const selecting = useSelection(selection, rows, rowKey);
  const selectedText = useSelectedText(selection);
  const span = columns.length + (rowActions ? 1 : 0) + (selecting ? 1 : 0);
  const actions = rowActions ? getColumnWidth(actionsWidth) : 0;
  const checkboxes = selecting ? selectWidth : 0;
  const minWidth = columns.reduce(
    (sum, { width }) => sum + getColumnWidth(width),
    actions + checkboxes,
  );
  const isEmpty = rows.length === 0 && !loading && !failure;

  return (
    <div
      data-sticks-to={stickTo}
      data-selectable={selecting ? true : undefined}
      className={`${layout.root} ${layout.backgrounds[background]}`}
    >
      <VisuallyHidden live>{loading || selectedText}</VisuallyHidden>
      <Scroller
        labelledBy={caption}
        pinned={[getColumnWidth(columns[0]?.width) + checkboxes, actions]}
      >
        <table
          {...roles.table}
          aria-labelledby={caption}
          aria-busy={refreshing || loading !== false || undefined}
          data-refreshing={refreshing || undefined}
          data-two-lines={twoLines || undefined}
          data-selecting={selection?.selected.size ? true : undefined}
          style={{ minInlineSize: `${minWidth}rem` }}
          className={css.table}
        >
          <caption id={caption} className={css.caption}>
            {label}
          </caption>
          <colgroup className={css.widths}>
            {selecting && <col className={select.column} />}
            {columns.map(({ id, width }) => (
              <col key={id} className={width && css.columnWidths[width]} />
            ))}
            {rowActions && <col className={css.columnWidths[actionsWidth]} />}
          </colgroup>
          <TableHead
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            actionsHeading={rowActions && actionsHeading}
            selecting={selecting}
          />
          <tbody
            {...roles.group}
            onPointerOver={showTruncatedText}
            onFocus={showTruncatedText}
            className={css.body}
          >
            {failure && <FailedRow {...failure} span={span} />}
            {loading && (
              <LoadingRows
                label={loading}
                count={loadingRows}
                span={span}
                selectable={selecting !== undefined}
              />
            )}
            {isEmpty && <EmptyRow {...empty} span={span} />}
            {!loading &&
              rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  columns={columns}
                  primary={primary?.id}
                  rowActions={rowActions}
                  selecting={selecting}
                  opens={rowsOpen}
                  hasLines={allColumns.some(({ line }) => line !== undefined)}
                />
              ))}
          </tbody>
        </table>
      </Scroller>
      {selection && selection.selected.size > 0 && (
        <SelectionBar selection={selection} count={selectedText} />
      )}
    </div>
  );
}
