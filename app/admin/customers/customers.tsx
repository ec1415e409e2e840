import { type CustomerSummary, customerFilters, customerSorts } from '#contract/admin-customers';
import { Badge } from '#ui/badge';
import { TextLink } from '#ui/link';
import { customers as copy } from '../../copy/admin-customers.ts';
import { addressOf } from '../../data/address.ts';
import { useSettings } from '../../document/settings.tsx';
import { formatCount } from '../../format/count.ts';
import { Day } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { sumMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import type { ListColumn } from '../list/list-column.tsx';
import { statusFilter } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { listWidths } from '../list/list-widths.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import { CustomerText } from './customer-link.tsx';

const { columns } = copy;

const name: ListColumn<CustomerSummary> = {
  id: 'name',
  fields: ['name'],
  heading: columns.name,
  primary: true,
  sortable: 'ascending',
  cell: (customer) => (
    <TextLink href={paths.adminCustomer(customer.id)}>
      <CustomerText>{nameOf(customer)}</CustomerText>
    </TextLink>
  ),
};

/** The id of a sortable column is the API's sort key. */
export const customerColumns: readonly ListColumn<CustomerSummary>[] = [
  name,
  {
    id: 'email',
    fields: ['email'],
    heading: columns.email,
    cell: ({ email }) => email && <CustomerText>{email}</CustomerText>,
  },
  {
    id: 'kind',
    fields: ['kind', 'emailVerified'],
    heading: columns.kind,
    width: 'medium',
    cell: (customer) => <CustomerKind customer={customer} />,
  },
  {
    id: 'phone',
    fields: ['phone'],
    whereWide: true,
    heading: columns.phone,
    width: 'medium',
    missing: copy.noPhone,
    cell: ({ phone }) => phone && <bdi>{phone}</bdi>,
  },
  {
    id: 'orders',
    fields: ['orders'],
    heading: columns.orders,
    width: 'tiny',
    align: 'end',
    cell: ({ orders }) => formatCount(orders),
  },
  {
    id: 'active',
    fields: ['activeSubscriptions'],
    whereWide: true,
    heading: columns.active,
    width: 'short',
    align: 'end',
    cell: ({ activeSubscriptions }) => formatCount(activeSubscriptions),
  },
  {
    id: 'paid',
    fields: ['paid'],
    heading: columns.paid,
    width: 'short',
    align: 'end',
    sortable: 'descending',
    cell: ({ paid }) => sumMoney(paid),
  },
  {
    id: 'createdAt',
    fields: ['createdAt'],
    whereWide: true,
    heading: columns.created,
    width: 'short',
    sortable: 'descending',
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
];

/** Two lines a row: more than that and a phone shows three customers at once. */
const phoneColumns: readonly ListColumn<CustomerSummary>[] = [
  name,
  {
    id: 'summary',
    fields: ['email', 'kind', 'orders', 'paid'],
    heading: columns.paid,
    required: true,
    cell: ({ kind, orders, paid }) => copy.summaryOf(sumMoney(paid), orders, kind === 'guest'),
  },
];

/** What was paid is counted without tax. */
function sayNet(column: ListColumn<CustomerSummary>): ListColumn<CustomerSummary> {
  return column.id === 'paid' || column.id === 'summary'
    ? { ...column, heading: copy.paidNet }
    : column;
}

const filterNames: Record<string, string> = copy.filters;

/** Everyone the shop knows. Each name leads to their page. */
export function Customers() {
  const list = useAdminList(addressOf('GET /api/admin/customers'), {
    statuses: customerFilters,
    sorts: customerSorts,
    hasDays: true,
  });
  const { tax } = useSettings();
  const columnsShown = useMediaQuery(listWidths.phone) ? phoneColumns : customerColumns;
  return (
    <ListPage
      list={list}
      views="customers"
      nameOf={nameOf}
      daysLabel={copy.joined}
      copy={copy}
      filters={[
        statusFilter(customerFilters, copy.filter, (filter) => filterNames[filter] ?? filter),
      ]}
      columns={tax ? columnsShown.map(sayNet) : columnsShown}
      rowKey={({ id }) => id}
    />
  );
}

/** What a person is called in the list. */
function nameOf({ name, email }: CustomerSummary): string {
  return name || (email && displayAddress(email)) || copy.noName;
}

/** Guests have no address that could be verified. */
function CustomerKind({ customer }: { customer: CustomerSummary }) {
  const { kind, emailVerified } = customer;
  if (kind === 'account' && !emailVerified) return <Badge tone="caution">{copy.unverified}</Badge>;
  return <Badge tone={kind === 'admin' ? 'promote' : 'neutral'}>{copy.kinds[kind]}</Badge>;
}
