import type { FailedWebhook } from '#contract/operations';
import { events as copy } from '../../copy/admin-operations.ts';
import { DateTime } from '../../format/date-time.tsx';
import type { OptionalColumn } from '../list/list-column.ts';

const { columns } = copy;

export const eventColumns: readonly OptionalColumn<FailedWebhook>[] = [
  {
    id: 'type',
    heading: columns.type,
    width: 'long',
    primary: true,
    cell: ({ type }) => <bdi>{type}</bdi>,
  },
  { id: 'id', whereWide: true, heading: columns.id, cell: ({ id }) => <bdi>{id}</bdi> },
  { id: 'error', heading: columns.error, cell: ({ error }) => <bdi>{error}</bdi> },
  {
    id: 'attempts',
    whereWide: true,
    heading: columns.attempts,
    width: 'short',
    align: 'end',
    cell: ({ attempts }) => attempts,
  },
  {
    id: 'failedAt',
    heading: columns.failedAt,
    width: 'long',
    cell: ({ failedAt }) => <DateTime at={failedAt} />,
  },
];
