import type { AuditEntry } from '#contract/audit';
import { audit as copy } from '../../copy/admin-audit.ts';
import { DateTime } from '../../format/date-time.tsx';
import { CustomerLink } from '../customers/customer-link.tsx';
import type { ListColumn } from '../list/list-column.ts';
import { AuditAction } from './audit-action.tsx';
import { Changes } from './changes.tsx';

const { columns } = copy;

export const auditColumns: readonly ListColumn<AuditEntry>[] = [
  {
    id: 'createdAt',
    line: 2,
    fields: ['createdAt'],
    heading: columns.at,
    width: 'long',
    sortable: 'descending',
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
  {
    id: 'actor',
    line: 2,
    fields: ['actor.name'],
    heading: columns.actor,
    width: 'medium',
    cell: ({ actor }) => <CustomerLink of={actor.customer}>{actor.name}</CustomerLink>,
  },
  {
    id: 'kind',
    whereWide: true,
    fields: ['subject.kind'],
    heading: columns.kind,
    width: 'medium',
    cell: ({ subject }) => copy.kinds[subject.kind],
  },
  {
    id: 'act',
    fields: ['verb', 'subject.name'],
    heading: columns.act,
    primary: true,
    cell: (entry) => <AuditAction entry={entry} />,
  },
  {
    id: 'changes',
    whereWide: true,
    fields: ['changes'],
    heading: columns.changes,
    cell: ({ changes }) => (changes.length > 0 ? <Changes changes={changes} /> : null),
  },
];
