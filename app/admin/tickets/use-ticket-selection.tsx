import type { AdminTicket } from '#contract/tickets';
import { type TicketStatus, ticketStatuses } from '#db/values/enumerations';
import { nouns } from '../../copy/admin-list.ts';
import { useTicketsChange } from '../../data/admin-tickets.ts';
import { inNewVersions } from '../../data/call-each.ts';
import { AssignMenu, BulkActions, StatusMenu } from '../list/bulk-actions.tsx';
import { useBulk } from '../list/use-bulk.tsx';

/** Tickets that are selected for a bulk action, and what became of it. */
export function useTicketSelection(rows: readonly AdminTicket[]) {
  const { selection, isWorking, run, failures } = useBulk({
    rows,
    keyOf: ({ id }) => id,
    nameOf: ({ ticketId }) => ticketId,
    nouns: nouns.tickets,
  });
  const { setStatus, assign } = useTicketsChange();

  const moveTo = (status: TicketStatus) =>
    run({
      change: (tickets) => setStatus(tickets, () => status),
      undo: (done) => setStatus(inNewVersions(done), (ticket) => ticket.status),
    });
  const assignTo = (assignee: number | null) =>
    run({
      change: (tickets) => assign(tickets, () => assignee),
      undo: (done) => assign(inNewVersions(done), (ticket) => ticket.assignedTo),
    });

  const actions = (
    <BulkActions permission="tickets.answer" isWorking={isWorking}>
      <StatusMenu statuses={ticketStatuses} onChange={(status) => void moveTo(status)} />
      <AssignMenu onChange={(assignee) => void assignTo(assignee)} />
    </BulkActions>
  );
  return { selection: { ...selection, actions }, failures };
}
