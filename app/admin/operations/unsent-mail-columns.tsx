import { mailKindName } from '#contract/mail-kind-names';
import type { UnsentMail } from '#contract/operations';
import { Badge } from '#ui/badge';
import type { Column } from '#ui/table';
import { unsentMails as copy } from '../../copy/admin-operations.ts';
import { DateTime } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { statusOf } from '../../format/status.ts';

const { columns } = copy;

export const unsentMailColumns: readonly Column<UnsentMail>[] = [
  {
    id: 'to',
    heading: columns.to,
    primary: true,
    cell: ({ maskedTo }) => <bdi>{displayAddress(maskedTo)}</bdi>,
  },
  { id: 'kind', heading: columns.kind, cell: ({ kind }) => mailKindName(kind) },
  {
    id: 'status',
    heading: columns.status,
    width: 'short',
    cell: ({ status }) => {
      const { label, tone } = statusOf(status);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    id: 'error',
    heading: columns.error,
    width: 'medium',
    missing: copy.unknownError,
    cell: ({ error }) => error && <bdi>{error}</bdi>,
  },
  {
    id: 'attempts',
    heading: columns.attempts,
    width: 'short',
    align: 'end',
    cell: ({ attempts }) => attempts,
  },
  {
    id: 'createdAt',
    heading: columns.createdAt,
    width: 'wide',
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
];
