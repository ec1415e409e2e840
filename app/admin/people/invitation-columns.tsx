import type { Invitation } from '#contract/people';
import { roleNames } from '#contract/permissions';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { invitations as copy } from '../../copy/admin-people.ts';
import { Day } from '../../format/day.tsx';
import { displayAddress } from '../../format/email-address.ts';
import type { OptionalColumn } from '../list/list-column.ts';

const { columns } = copy;

export const invitationColumns: readonly OptionalColumn<Invitation>[] = [
  {
    id: 'email',
    heading: columns.email,
    primary: true,
    cell: ({ email }) => <bdi>{displayAddress(email)}</bdi>,
  },
  {
    id: 'role',
    heading: columns.role,
    width: 'short',
    cell: ({ role }) => <Badge>{roleNames[role].one}</Badge>,
  },
  {
    id: 'invitedBy',
    whereWide: true,
    heading: columns.invitedBy,
    cell: ({ invitedBy }) => <bdi>{invitedBy ?? copy.unknownInviter}</bdi>,
  },
  {
    id: 'sentAt',
    whereWide: true,
    heading: columns.sent,
    width: 'short',
    cell: ({ sentAt }) => <Day at={sentAt} />,
  },
  {
    id: 'state',
    heading: columns.state,
    width: 'long',
    cell: ({ expired, hasAccount }) => (
      <Inline gap="xxs">
        <Badge tone={expired ? 'caution' : 'info'}>{expired ? copy.expired : copy.pending}</Badge>
        {hasAccount && <Badge>{copy.hasAccount}</Badge>}
      </Inline>
    ),
  },
];
