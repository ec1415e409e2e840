import type { Ticket } from '#contract/tickets';
import { EmptyState } from '#ui/empty-state';
import { Pagination } from '#ui/pagination';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { tickets as copy } from '../../copy/tickets.ts';
import type { LoadState } from '../../data/resource.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { usePages } from '../../shell/use-pages.ts';
import * as css from './ticket-row.css.ts';
import { TicketRow, TicketRowSkeleton } from './ticket-row.tsx';

export type TicketListProps = LoadState & {
  /** Newest first; undefined while loading. */
  tickets: readonly Ticket[] | undefined;
};

export function TicketList({ tickets, failed, onRetry }: TicketListProps) {
  if (failed && !tickets)
    return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />;
  if (!tickets) {
    return (
      <div>
        <VisuallyHidden live>{copy.loading}</VisuallyHidden>
        <div className={css.rows}>
          <TicketRowSkeleton />
          <TicketRowSkeleton />
          <TicketRowSkeleton />
        </div>
      </div>
    );
  }
  if (tickets.length === 0) {
    return <EmptyState title={copy.empty}>{copy.emptyHint}</EmptyState>;
  }
  return <Loaded tickets={tickets} />;
}

function Loaded({ tickets }: { tickets: readonly Ticket[] }) {
  const { items, pagination, top } = usePages(tickets);
  return (
    <div ref={top}>
      <Stack gap="m">
        <ul className={css.rows}>
          {items.map((ticket) => (
            <li key={ticket.id}>
              <TicketRow ticket={ticket} />
            </li>
          ))}
        </ul>
        {pagination && <Pagination aria-label={copy.pages} {...pagination} />}
      </Stack>
    </div>
  );
}
