import type { SecurityEvent } from '#contract/security-log';
import { Text } from '#ui/text';
import { securityLog as copy } from '../../copy/admin-security-log.ts';
import { formatCount } from '../../format/count.ts';
import { DateTime } from '../../format/date-time.tsx';
import type { ListColumn } from '../list/list-column.ts';

const { columns } = copy;

export const securityLogColumns: readonly ListColumn<SecurityEvent>[] = [
  {
    id: 'createdAt',
    fields: ['createdAt', 'lastAt'],
    heading: columns.at,
    width: 'long',
    sortable: 'descending',
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
  {
    id: 'event',
    fields: ['event'],
    heading: columns.event,
    primary: true,
    cell: ({ event }) => copy.events[event],
  },
  {
    id: 'account',
    fields: ['account.username', 'account.email'],
    heading: columns.account,
    cell: ({ account }) => <Account account={account} />,
  },
  {
    id: 'network',
    fields: ['network'],
    heading: columns.network,
    width: 'medium',
    cell: ({ network }) => network ?? copy.unknownNetwork,
  },
  { id: 'detail', fields: ['detail'], heading: columns.detail, cell: ({ detail }) => detail },
  {
    id: 'count',
    fields: ['count'],
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
