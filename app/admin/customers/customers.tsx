import { customerFilters, customerSorts } from '#contract/admin-customers';
import { customers as copy } from '../../copy/admin-customers.ts';
import { addressOf } from '../../data/address.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { AdminTable } from '../list/admin-table.tsx';
import { listWidths } from '../list/list-widths.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import { useExportSelection } from '../list/use-export-selection.ts';
import { customerColumns, nameOf, phoneColumns } from './customer-columns.tsx';

const filterNames: Record<string, string> = copy.filters;

/** Everyone the shop knows. Each name leads to their page. */
export function Customers() {
  const list = useAdminList(addressOf('GET /api/admin/customers'), {
    statuses: customerFilters,
    sorts: customerSorts,
    hasDays: true,
  });
  const selectable = useExportSelection(nameOf);
  const isPhone = useMediaQuery(listWidths.phone);
  return (
    <AdminTable
      list={list}
      views="customers"
      {...selectable}
      daysLabel={copy.since}
      label={copy.label}
      placeholder={copy.placeholder}
      statuses={customerFilters}
      filterLabel={copy.filter}
      filterName={(filter) => filterNames[filter] ?? filter}
      loading={copy.loading}
      empty={copy.empty}
      none={copy.none}
      columns={isPhone ? phoneColumns : customerColumns}
      rowKey={({ id }) => id}
      rowsOpen
    />
  );
}
