import type { SecurityEvent } from '#contract/security-log';
import type { Column } from '#ui/table';
import { Text } from '#ui/text';
import { securityLog as copy } from '../../copy/admin-security-log.ts';
import { formatCount } from '../../format/count.ts';
import { DateTime } from '../../format/date-time.tsx';

const { columns } = copy;

export const securityLogColumns: readonly Column<SecurityEvent>[] = [
  {
    id: 'createdAt',
    heading: columns.at,
    width: 'long',
    sortable: 'descending',
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
  {
    id: 'event',
    heading: columns.event,
    primary: true,
    cell: ({ event }) => copy.events[event],
  },
  { id: 'account', heading: columns.account, cell: ({ account }) => <Account account={account} /> },
  {
    id: 'network',
    heading: columns.network,
    width: 'medium',
    cell: ({ network }) => network ?? copy.unknownNetwork,
  },
  { id: 'detail', heading: columns.detail, cell: ({ detail }) => detail },
  {
    id: 'count',
    heading: columns.count,
    width: 'short',
    align: 'end',
    cell: ({ count }) => formatCount(count),
  },
];

/** The email if there is one, else the username. */
function Account({ account }: Pick<SecurityEvent, 'account'>) {
  if (!account) {
    return (
      <Text as="span" tone="soft">
        {copy.unknownAccount}
      </Text>
    );
  }
  return <bdi>{account.email ?? account.username}</bdi>;
}
