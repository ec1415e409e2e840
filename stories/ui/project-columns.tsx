import { Badge } from '#ui/badge';
import { InlineSelect } from '#ui/inline-select';
import type { Column } from '#ui/table';
import { dayOf, dollars, type Project, statuses, statusNames } from './sample-projects.ts';

const status = (row: Project) => {
  const { label, tone } = statuses[row.status];
  return <Badge tone={tone}>{label}</Badge>;
};

/** One column of each kind: an ID, a name, an address, a status, an amount, a date. */
export const projectColumns: readonly Column<Project>[] = [
  { id: 'id', heading: 'Project ID', width: 'medium', cell: ({ id }) => id },
  {
    id: 'business',
    heading: 'Business',
    primary: true,
    sortable: 'ascending',
    cell: ({ business }) => business,
  },
  { id: 'contact', heading: 'Contact', cell: ({ contact }) => contact },
  { id: 'status', heading: 'Status', width: 'medium', cell: status },
  {
    id: 'amount',
    heading: 'Amount',
    width: 'short',
    align: 'end',
    sortable: 'descending',
    cell: ({ amountCents }) => dollars(amountCents),
  },
  {
    id: 'deadline',
    heading: 'Deadline',
    width: 'short',
    sortable: 'descending',
    missing: 'TBD',
    cell: ({ deadline }) => dayOf(deadline),
  },
];

const statusOptions = statusNames.map((value) => ({ value, label: statuses[value].label }));

/** The same, with an editable status. */
export function withStatusIn(onChange: (id: string, status: string) => void): Column<Project>[] {
  const cell = ({ id, status }: Project) => (
    <InlineSelect
      aria-label={`Status of ${id}`}
      size="small"
      options={statusOptions}
      value={status}
      tone={statuses[status].tone}
      onValueChange={(value) => onChange(id, value)}
    />
  );
  return projectColumns.map((column) => (column.id === 'status' ? { ...column, cell } : column));
}

/** More columns than fit. */
export const manyColumns: readonly Column<Project>[] = [
  {
    id: 'business',
    heading: 'Business',
    primary: true,
    width: 'long',
    cell: ({ business }) => business,
  },
  ...projectColumns.filter(({ id }) => id !== 'business'),
  { id: 'paid', heading: 'Payment', width: 'medium', cell: paymentBadge },
  { id: 'phone', heading: 'Phone', width: 'medium', cell: () => null },
];

/** A name and numbers. */
export const figureColumns: readonly Column<Project>[] = [
  { id: 'business', heading: 'Support package', primary: true, cell: ({ business }) => business },
  {
    id: 'count',
    heading: 'Orders',
    align: 'end',
    width: 'short',
    cell: ({ amountCents }) => (amountCents / 1000).toFixed(0),
  },
  {
    id: 'amount',
    heading: 'Revenue',
    align: 'end',
    width: 'medium',
    cell: ({ amountCents }) => dollars(amountCents * 11),
  },
];

function paymentBadge({ paid }: Project) {
  return <Badge tone={paid ? 'positive' : 'critical'}>{paid ? 'Paid' : 'Pending'}</Badge>;
}
