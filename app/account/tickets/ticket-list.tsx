import type { Ticket } from '#contract/tickets';
import { DisclosureSkeleton } from '#ui/disclosure';
import { EmptyState } from '#ui/empty-state';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { tickets as words } from '../../copy/tickets.ts';
import { LoadFailed } from '../load-failed.tsx';
import { TicketRow } from './ticket-row.tsx';

export type TicketListProps = {
  /** Newest first; undefined while they load. */
  tickets: readonly Ticket[] | undefined;
  /** Why they did not load. */
  failed?: string | undefined;
  onRetry: () => void;
};

export function TicketList({ tickets, failed, onRetry }: TicketListProps) {
  if (failed) return <LoadFailed title={words.failed} sentence={failed} onRetry={onRetry} />;
  if (!tickets) {
    return (
      <div>
        <VisuallyHidden live>{words.loading}</VisuallyHidden>
        <Stack as="ul" gap="none">
          <DisclosureSkeleton />
          <DisclosureSkeleton />
          <DisclosureSkeleton />
        </Stack>
      </div>
    );
  }
  if (tickets.length === 0) {
    return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>;
  }
  return (
    <Stack as="ul" gap="none">
      {tickets.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} />
      ))}
    </Stack>
  );
}
