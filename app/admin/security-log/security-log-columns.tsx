import type { SecurityEvent } from '#contract/security-log';
import { securityLog as copy } from '../../copy/admin-security-log.ts';
import { formatCount } from '../../format/count.ts';
import { DateTime } from '../../format/date-time.tsx';
import { TimeOfDay } from '../../format/time-of-day.tsx';
import { CustomerLink } from '../customers/customer-link.tsx';
import type { ListColumn } from '../list/list-column.ts';

const { columns } = copy;

export const securityLogColumns: readonly ListColumn<SecurityEvent>[] = [
  {
    id: 'createdAt',
    line: 2,
    fields: ['createdAt'],
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
    line: 2,
    fields: ['account.username', 'account.email'],
    heading: columns.account,
    missing: copy.unknownAccount,
    cell: ({ account }) => account && <EventAccount account={account} />,
  },
  {
    id: 'network',
    whereWide: true,
    fields: ['network'],
    heading: columns.network,
    width: 'medium',
    cell: ({ network }) => network ?? copy.unknownNetwork,
  },
  {
    id: 'detail',
    whereWide: true,
    fields: ['detail'],
    heading: columns.detail,
    cell: ({ detail }) => detail,
  },
  {
    id: 'lastAt',
    whereWide: 'widest',
    fields: ['lastAt'],
    heading: columns.last,
    width: 'short',
    cell: ({ count, lastAt }) => (count > 1 ? <TimeOfDay at={lastAt} /> : null),
  },
  {
    id: 'count',
    line: 1,
    fields: ['count'],
    heading: columns.count,
    width: 'tiny',
    align: 'end',
    cell: ({ count }) => copy.times(formatCount(count)),
  },
];

/** The email if there is one, else the username. It leads to the account’s page. */
export function EventAccount({ account }: { account: NonNullable<SecurityEvent['account']> }) {
  const { email, username, customer } = account;
  return <CustomerLink of={customer}>{email ?? username}</CustomerLink>;
}
