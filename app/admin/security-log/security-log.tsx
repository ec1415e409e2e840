import { type SecurityEvent, securityEventSorts } from '#contract/security-log';
import { securityEventKinds } from '#db/values/security-events';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { list as listCopy } from '../../copy/admin-list.ts';
import { securityLog as copy } from '../../copy/admin-security.ts';
import { addressOf } from '../../data/address.ts';
import { formatCount } from '../../format/count.ts';
import { DateTime, TimeOfDay } from '../../format/date-time.tsx';
import { CustomerLink } from '../customers/customer-link.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import type { ListColumn } from '../list/list-column.tsx';
import { statusFilter } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useAdminList } from '../list/use-admin-list.ts';

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

type SecurityEventDetailsProps = {
  event: SecurityEvent;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Sign-ins, failed attempts and denied requests. */
export function SecurityLog() {
  const list = useAdminList(addressOf('GET /api/admin/security-log'), {
    statuses: securityEventKinds,
    sorts: securityEventSorts,
    hasDays: true,
  });
  return (
    <ListPage
      list={list}
      views="security_log"
      nameOf={nameOf}
      rowsOpen="dialog"
      daysLabel={copy.columns.at}
      copy={copy}
      filters={[statusFilter(securityEventKinds, copy.filter, filterName)]}
      columns={securityLogColumns}
      rowKey={({ id }) => id}
      rowActions={(event, onDetails) => <DetailsButton of={nameOf(event)} onClick={onDetails} />}
      details={(event, dialog) => <SecurityEventDetails event={event} {...dialog} />}
      actionsWidth="short"
    />
  );
}

function nameOf({ event, account }: SecurityEvent): string {
  return copy.nameOf(
    copy.events[event],
    account?.email ?? account?.username ?? copy.unknownAccount,
  );
}

function filterName(filter: string): string {
  const event = securityEventKinds.find((known) => known === filter);
  return event ? copy.events[event] : filter;
}

/** An event in full, including what the table truncates or has no room for. */
function SecurityEventDetails({ event, open, onOpenChange }: SecurityEventDetailsProps) {
  const { columns } = copy;
  const { createdAt, lastAt, account, network, detail, count } = event;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.events[event.event]}
      actions={<Button onClick={() => onOpenChange(false)}>{listCopy.close}</Button>}
    >
      <DescriptionList
        items={[
          { term: columns.at, detail: <DateTime at={createdAt} /> },
          ...(count > 1 ? [{ term: columns.last, detail: <DateTime at={lastAt} /> }] : []),
          { term: columns.count, detail: formatCount(count) },
          {
            term: columns.account,
            detail: account ? <EventAccount account={account} /> : copy.unknownAccount,
          },
          { term: columns.network, detail: network ?? copy.unknownNetwork },
          { term: columns.detail, detail: detail ?? copy.noDetail },
        ]}
      />
    </Dialog>
  );
}

/** The email if there is one, else the username. It leads to the account’s page. */
function EventAccount({ account }: { account: NonNullable<SecurityEvent['account']> }) {
  const { email, username, customer } = account;
  return <CustomerLink of={customer}>{email ?? username}</CustomerLink>;
}
