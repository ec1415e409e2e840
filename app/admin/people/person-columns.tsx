import type { Person } from '#contract/people';
import { roleNames } from '#contract/roles';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { people as copy } from '../../copy/admin-people.ts';
import { formatCount } from '../../format/count.ts';
import { Day } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import type { OptionalColumn } from '../list/list-column.tsx';

const { columns } = copy;

export const personColumns: readonly OptionalColumn<Person>[] = [
  { id: 'name', heading: columns.name, primary: true, cell: (person) => <Name person={person} /> },
  {
    id: 'email',
    whereWide: true,
    heading: columns.email,
    cell: ({ email }) => email && <bdi>{displayAddress(email)}</bdi>,
  },
  {
    id: 'role',
    heading: columns.role,
    width: 'short',
    cell: ({ role }) => <Badge>{roleNames[role].one}</Badge>,
  },
  {
    id: 'twoFactor',
    heading: columns.twoFactor,
    width: 'short',
    cell: ({ twoFactorSince }) =>
      twoFactorSince ? <Badge tone="positive">{copy.on}</Badge> : <Badge>{copy.off}</Badge>,
  },
  {
    id: 'signedInAt',
    whereWide: true,
    heading: columns.signedIn,
    width: 'short',
    missing: copy.never,
    cell: ({ signedInAt }) => signedInAt && <Day at={signedInAt} />,
  },
  {
    id: 'sessions',
    whereWide: true,
    heading: columns.sessions,
    width: 'short',
    align: 'end',
    cell: ({ sessions }) => formatCount(sessions),
  },
];

function Name({ person: { name, own } }: { person: Person }) {
  return (
    <Inline gap="xs" align="baseline">
      <bdi>{name}</bdi>
      {own && <Badge tone="info">{copy.you}</Badge>}
    </Inline>
  );
}
