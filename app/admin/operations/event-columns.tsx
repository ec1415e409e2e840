import type { FailedWebhook } from '#contract/operations';
import type { Column } from '#ui/table';
import { events as copy } from '../../copy/admin-operations.ts';
import { DateTime } from '../../format/date-time.tsx';

const { columns } = copy;

export const eventColumns: readonly Column<FailedWebhook>[] = [
  {
    id: 'type',
    heading: columns.type,
    width: 'wide',
    primary: true,
    cell: ({ type }) => <bdi>{type}</bdi>,
  },
  { id: 'id', heading: columns.id, cell: ({ id }) => <bdi>{id}</bdi> },
  { id: 'error', heading: columns.error, cell: ({ error }) => <bdi>{error}</bdi> },
  {
    id: 'attempts',
    heading: columns.attempts,
    width: 'short',
    align: 'end',
    cell: ({ attempts }) => attempts,
  },
  {
    id: 'failedAt',
    heading: columns.failedAt,
    width: 'wide',
    cell: ({ failedAt }) => <DateTime at={failedAt} />,
  },
];
