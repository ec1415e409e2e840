import { Fragment, type ReactNode, useRef, useState } from 'react';
import type { ViewedList } from '#db/values/list-views';
import { ButtonLink } from '#ui/button';
import { Menu, type MenuItem } from '#ui/menu';
import { Pagination } from '#ui/pagination';
import { SearchField } from '#ui/search-field';
import { Stack } from '#ui/stack';
import { TabLinks } from '#ui/tab-links';
import { type RowKey, Table, type TableProps, type TableSelection } from '#ui/table';
import { bulk, list as copy, daysFilter, filters as filterCopy } from '../../copy/admin-list.ts';
import { pagesOf } from '../../copy/shell.ts';
import type { CsvFile } from '../../data/lists.ts';
import { useAction } from '../../shell/use-action.ts';
import { useDebouncedSearch } from '../../shell/use-debounced-search.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { useScrollToTopOnPageChange } from '../../shell/use-scroll-to-top-on-page-change.ts';
import { DownloadCsvButton, saveFile } from './download-csv-button.tsx';
import {
  columnItems,
  csvColumnsOf,
  type ListColumn,
  sortsOf,
  stackColumns,
} from './list-column.tsx';
import { type ListFilter, ListFilters } from './list-filters.tsx';
import * as css from './list-page.css.ts';
import { listWidths } from './list-widths.ts';
import type { AdminList } from './use-admin-list.ts';
import { useLeftOutColumns } from './use-left-out-columns.ts';
import { useCurrentView } from './views/use-current-view.ts';
import { useViewMenu } from './views/use-view-menu.tsx';
import { type ListPreset, linksOf } from './views/view-links.ts';

type DetailsDialog = { open: boolean; onOpenChange: (open: boolean) => void };

export type ListPageProps<Row> = Pick<TableProps<Row>, 'rowKey' | 'rowsOpen' | 'actionsWidth'> & {
  list: AdminList<Row>;
  copy: {
    /** The plural noun that names the table: 'Projects'. */
    label: string;
    /** The searchable fields: 'Business, email or ID'. */
    placeholder: string;
    /** 'Loading projects...' */
    loading: string;
    /** Where nothing matches the search and filters: 'No customers found'. */
    empty: string;
    /** Where there is nothing to match: 'No customers yet', and how the first one gets here. */
    none: { title: string; detail: string };
  };
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  /** What happened on the days that the list is limited to; defaults to 'Created'. */
  daysLabel?: string;
  /** Orders that no column heading offers. */
  sorts?: readonly { value: string; label: string }[];
  /** The list whose views can be saved. */
  views: ViewedList;
  presets?: readonly ListPreset[];
  /** Changes several rows at once. Without it, they can only be downloaded. */
  selection?: TableSelection<Row>;
  /** What a row is called: 'ACC-2026-0042'. */
  nameOf: (row: Row) => string;
  rowActions?: ((row: Row, onDetails: () => void) => ReactNode) | undefined;
  /** The details dialog of a row, as the list has it now. */
  details?: (row: Row, dialog: DetailsDialog) => ReactNode;
  /** Small buttons at the end of the line above the table, the primary one last. */
  actions?: ReactNode;
  /** Pages that belong to the list. */
  related?: readonly { label: string; href: string }[];
  /** What is needed less often, in the menu at the end of the line. */
  menu?: readonly MenuItem[];
};

/** A page of the admin area that lists something: its views, its search, its filters and its table. */
export function ListPage<Row>({
  list,
  copy: texts,
  columns: allColumns,
  filters,
  daysLabel = daysFilter.label,
  sorts,
  views,
  presets = [],
  selection: changing,
  nameOf,
  rowActions,
  details,
  rowsOpen = true,
  actions,
  related = [],
  menu = [],
  ...table
}: ListPageProps<Row>) {
  const { text, setText } = useDebouncedSearch(list.q, list.search);
  const top = useScrollToTopOnPageChange(list.pagesBefore);
  const noun = texts.label.toLowerCase();
  const isPhone = useMediaQuery(listWidths.phone);
  const isNarrow = useMediaQuery(listWidths.narrow);
  const leftOut = useLeftOutColumns(allColumns.filter(({ under }) => !isNarrow || !under));
  const current = useCurrentView(list, { table: noun, views, hiddenAtFirst: leftOut });
  const { hidden, hide } = current;
  const columns = isNarrow ? stackColumns(allColumns, hidden) : allColumns;
  const viewMenu = useViewMenu({ viewed: views, noun, list, current });
  const csvColumns = csvColumnsOf(allColumns, hidden);
  const downloading = useExportSelection(nameOf);
  const selection = changing ?? downloading;
  const dialog = useDialogState<Row>();
  const { rowKey } = table;
  /** It may change while its details are open. */
  const latest = (opened: Row) => list.rows.find((row) => rowKey(row) === rowKey(opened)) ?? opened;
  const [download, isPreparing] = useAction(
    async () => {
      const { name, content }: CsvFile = await list.fetchCsv(csvColumns);
      saveFile(name, content);
    },
    { title: copy.error },
  );
  const selectAll = ({ selected, onSelectedChange }: TableSelection<Row>) =>
    onSelectedChange(new Set([...selected, ...list.rows.map(rowKey)]));
  const tools = useRef<HTMLDivElement>(null);
  const clear = () => {
    list.clear?.();
    // The button disappears and would lose the focus.
    tools.current?.querySelector('input')?.focus();
  };
  const links = linksOf(list, { noun, presets, saved: viewMenu.links });
  return (
    <div ref={top}>
      <Stack gap="xs">
        {links.length > 1 && <TabLinks aria-label={filterCopy.views(noun)} links={links} />}
        {/* biome-ignore lint/a11y/useSemanticElements: React takes the young `search` element for a mistake where the DOM does not know it */}
        <div ref={tools} role="search" aria-label={`Find ${noun}`} className={css.line}>
          <div className={css.search}>
            <SearchField
              aria-label={`Search ${noun}`}
              placeholder={texts.placeholder}
              value={text}
              onValueChange={setText}
            />
          </div>
          <ListFilters
            list={list}
            filters={filters}
            daysLabel={daysLabel}
            sorts={sorts ?? (isPhone ? sortsOf(columns) : undefined)}
            onClear={clear}
          />
          <p role="status" className={css.refreshing}>
            {list.isRefreshing && copy.updating}
          </p>
          <div className={css.end}>
            <div className={css.actions}>
              {!isPhone &&
                related.map(({ label, href }) => (
                  <ButtonLink key={href} href={href} variant="quiet" size="small">
                    {label}
                  </ButtonLink>
                ))}
              {actions}
            </div>
            <Menu
              label={filterCopy.options}
              icon="more"
              groups={[
                [
                  ...(isPhone && changing
                    ? [{ label: filterCopy.selectAll, onSelect: () => selectAll(changing) }]
                    : []),
                  ...(isPhone ? related : []),
                  ...menu,
                  {
                    label: isPreparing ? copy.preparingCsv : copy.csv,
                    onSelect: () => void download(),
                  },
                ],
                viewMenu.group,
                {
                  title: filterCopy.columns,
                  items: columnItems(allColumns, hidden, hide),
                },
              ]}
            />
          </div>
        </div>
        <Table
          {...table}
          twoLines
          rowsOpen={rowsOpen}
          columns={columns}
          {...(rowActions && {
            rowActions: (row: Row) => rowActions(row, () => dialog.open(row)),
          })}
          {...(selection && {
            selection: {
              ...selection,
              actions: (
                <>
                  {selection.actions}
                  <DownloadCsvButton
                    fetchCsv={() => list.fetchRowsCsv(selection.selected, csvColumns)}
                  />
                </>
              ),
            },
          })}
          aria-label={texts.label}
          hiddenColumns={hidden}
          rows={list.rows}
          {...(!isPhone && { sort: list.sort, onSortChange: list.sortBy })}
          loading={list.isLoading && texts.loading}
          refreshing={list.isRefreshing}
          empty={list.clear ? { title: texts.empty, detail: copy.noResults } : texts.none}
          {...(list.failed && { failure: { message: list.failed, onRetry: list.onRetry } })}
        />
        <Pagination
          aria-label={pagesOf(noun)}
          range={list.range}
          {...(list.previous && { previous: list.previous })}
          {...(list.next && { next: list.next })}
        />
      </Stack>
      {details && dialog.opening && (
        <Fragment key={dialog.opening.key}>
          {details(latest(dialog.opening.subject), {
            open: dialog.opening.isOpen,
            onOpenChange: dialog.onOpenChange,
          })}
        </Fragment>
      )}
      {viewMenu.dialogs}
    </div>
  );
}

/**
 * The selection of a list whose rows can only be downloaded. Phones have none: checkboxes would cut off
 * more of the rows than a file is worth there.
 */
function useExportSelection<Row>(nameOf: (row: Row) => string): TableSelection<Row> | undefined {
  const isPhone = useMediaQuery(listWidths.phone);
  const [selected, onSelectedChange] = useState<ReadonlySet<RowKey>>(new Set());
  if (isPhone) return undefined;
  return { selected, onSelectedChange, rowLabel: (row) => bulk.select(nameOf(row)) };
}
