import { mailKindName } from '#contract/mail-kind-names';
import type { UnsentMail } from '#contract/operations';
import { Badge } from '#ui/badge';
import { unsentMails as copy } from '../../copy/admin-operations.ts';
import { Day } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { statusOf } from '../../format/status.ts';
import type { OptionalColumn } from '../list/list-column.tsx';

const { columns } = copy;

export const unsentMailColumns: readonly OptionalColumn<UnsentMail>[] = [
  {
    id: 'to',
    heading: columns.to,
    primary: true,
    cell: ({ maskedTo }) => <bdi>{displayAddress(maskedTo)}</bdi>,
  },
  { id: 'kind', whereWide: true, heading: columns.kind, cell: ({ kind }) => mailKindName(kind) },
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
    whereWide: true,
    heading: columns.attempts,
    width: 'short',
    align: 'end',
    cell: ({ attempts }) => attempts,
  },
  {
    id: 'createdAt',
    heading: columns.createdAt,
    width: 'short',
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
];
