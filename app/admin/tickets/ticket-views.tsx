import type { AdminTicket, TicketCounts } from '#contract/tickets';
import { maxWaiting } from '#contract/waiting';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { ticketFilters as copy } from '../../copy/admin-tickets.ts';
import { useTicketCounts } from '../../data/admin-tickets.ts';
import { formatCount } from '../../format/count.ts';
import { paths } from '../../paths.ts';
import type { AdminList } from '../list/use-admin-list.ts';

type View = { id: keyof TicketCounts; status: string; assignee: string };

const views: readonly View[] = [
  { id: 'active', status: 'active', assignee: '' },
  { id: 'mine', status: 'active', assignee: 'me' },
  { id: 'unassigned', status: 'active', assignee: 'none' },
  { id: 'late', status: 'late', assignee: '' },
  { id: 'snoozed', status: 'snoozed', assignee: '' },
];

/** Usual filters of the tickets, with how many each finds. */
export function TicketViews({ list }: { list: AdminList<AdminTicket> }) {
  const { counts } = useTicketCounts();
  return (
    <nav aria-label={copy.views}>
      <Inline gap="m">
        {views.map(({ id, ...view }) => (
          <TextLink
            key={id}
            standalone
            tone="soft"
            href={`${paths.adminTickets}&${toQuery(view)}`}
            current={list.status === view.status && list.filtered.assignee === view.assignee}
          >
            {counts ? `${copy[id]} ${countOf(counts[id])}` : copy[id]}
          </TextLink>
        ))}
        <TextLink
          standalone
          tone="soft"
          href={paths.adminTickets}
          current={list.status === '' && list.filtered.assignee === ''}
        >
          {copy.all}
        </TextLink>
      </Inline>
    </nav>
  );
}

function countOf(count: number): string {
  return `${formatCount(count)}${count >= maxWaiting ? '+' : ''}`;
}

function toQuery({ status, assignee }: Omit<View, 'id'>): URLSearchParams {
  return new URLSearchParams({ status, ...(assignee && { assignee }) });
}
