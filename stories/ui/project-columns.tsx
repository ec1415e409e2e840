import { Badge } from '#ui/badge';
import type { Column } from '#ui/table';
import { dayOf, dollars, type Project, statuses } from './sample-projects.ts';

const status = (row: Project) => {
  const { label, tone } = statuses[row.status];
  return <Badge tone={tone}>{label}</Badge>;
};

/** One column of each sort: an id, a name, an address, a status, money, a day. */
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
  { id: 'status', heading: 'Status', width: 'short', cell: status },
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
