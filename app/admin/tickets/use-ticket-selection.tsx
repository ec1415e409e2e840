import type { AdminTicket } from '#contract/tickets';
import { type TicketStatus, ticketStatuses } from '#db/values/enumerations';
import { nouns } from '../../copy/admin-list.ts';
import { useTicketsChange } from '../../data/admin-tickets.ts';
import type { Outcome } from '../../data/call-each.ts';
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
      undo: (done) => setStatus(done.map(asChanged), (ticket) => ticket.status),
    });
  const assignTo = (assignee: number | null) =>
    run({
      change: (tickets) => assign(tickets, () => assignee),
      undo: (done) => assign(done.map(asChanged), (ticket) => ticket.assignedTo),
    });

  const actions = (
    <BulkActions permission="tickets.answer" isWorking={isWorking}>
      <StatusMenu statuses={ticketStatuses} onChange={(status) => void moveTo(status)} />
      <AssignMenu onChange={(assignee) => void assignTo(assignee)} />
    </BulkActions>
  );
  return { selection: { ...selection, actions }, failures };
}

/** The ticket as it was, in the version that the change made. */
function asChanged({ row, result }: Outcome<AdminTicket, AdminTicket>): AdminTicket {
  return { ...row, version: result?.version ?? row.version };
}
