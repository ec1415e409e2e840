import type { Invitation } from '#contract/people';
import { roleNames } from '#contract/permissions';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import type { Column } from '#ui/table';
import { invitations as copy } from '../../copy/admin-people.ts';
import { Day } from '../../format/day.tsx';
import { displayAddress } from '../../format/email-address.ts';

const { columns } = copy;

export const invitationColumns: readonly Column<Invitation>[] = [
  {
    id: 'email',
    heading: columns.email,
    width: 'wide',
    primary: true,
    cell: ({ email }) => <bdi>{displayAddress(email)}</bdi>,
  },
  {
    id: 'role',
    heading: columns.role,
    width: 'medium',
    cell: ({ role }) => <Badge>{roleNames[role].one}</Badge>,
  },
  {
    id: 'invitedBy',
    heading: columns.invitedBy,
    cell: ({ invitedBy }) => <bdi>{invitedBy ?? copy.unknownInviter}</bdi>,
  },
  {
    id: 'sentAt',
    heading: columns.sent,
    width: 'medium',
    cell: ({ sentAt }) => <Day at={sentAt} />,
  },
  {
    id: 'state',
    heading: columns.state,
    width: 'wide',
    cell: ({ expired, hasAccount }) => (
      <Inline gap="xxs">
        <Badge tone={expired ? 'caution' : 'info'}>{expired ? copy.expired : copy.pending}</Badge>
        {hasAccount && <Badge>{copy.hasAccount}</Badge>}
      </Inline>
    ),
  },
];
