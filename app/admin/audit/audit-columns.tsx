import type { AuditEntry } from '#contract/audit';
import type { Column } from '#ui/table';
import { audit as copy } from '../../copy/admin-audit.ts';
import { DateTime } from '../../format/date-time.tsx';
import { AuditAction } from './audit-action.tsx';
import { Changes } from './changes.tsx';

const { columns } = copy;

export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    id: 'createdAt',
    heading: columns.at,
    width: 'long',
    sortable: 'descending',
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
  {
    id: 'actor',
    heading: columns.actor,
    width: 'medium',
    cell: ({ actor }) => <bdi>{actor.name}</bdi>,
  },
  {
    id: 'act',
    heading: columns.act,
    primary: true,
    cell: (entry) => <AuditAction entry={entry} />,
  },
  {
    id: 'changes',
    heading: columns.changes,
    cell: ({ changes }) => (changes.length > 0 ? <Changes changes={changes} /> : null),
  },
];
