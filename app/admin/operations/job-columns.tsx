import type { FailedJob } from '#contract/operations';
import { jobs as copy } from '../../copy/admin-operations.ts';
import { DateTime } from '../../format/date-time.tsx';
import { statusOf } from '../../format/status.ts';
import type { OptionalColumn } from '../list/list-column.tsx';

const { columns } = copy;

/** 'nightly-reconciliation' → 'Nightly reconciliation'. */
export function jobName({ queue }: Pick<FailedJob, 'queue'>): string {
  return statusOf(queue).label;
}

export const jobColumns: readonly OptionalColumn<FailedJob>[] = [
  { id: 'queue', heading: columns.queue, primary: true, cell: jobName },
  {
    id: 'error',
    heading: columns.error,
    missing: copy.unknownError,
    cell: ({ error }) => error && <bdi>{error}</bdi>,
  },
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
