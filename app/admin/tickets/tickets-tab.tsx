import { useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { ticketFilters, ticketSorts, waitingHours } from '#contract/ticket-list';
import type { AdminTicket } from '#contract/tickets';
import {
  customerTypes,
  type TicketStatus,
  ticketPriorities,
  ticketStatuses,
} from '#db/values/enumerations';
import { Stack } from '#ui/stack';
import { nouns } from '../../copy/admin-list.ts';
import { supportTickets as copy, ticketFilters as filterCopy } from '../../copy/admin-tickets.ts';
import { cannedReplies } from '../../copy/canned-replies.ts';
import { addressOf } from '../../data/address.ts';
import { useTicketsChange } from '../../data/admin-tickets.ts';
import { inNewVersions } from '../../data/call-each.ts';
import { useNow } from '../../format/use-now.ts';
import { paths } from '../../paths.ts';
import { listedTicketsAtom } from '../../state/search-positions.ts';
import { AssignMenu, BulkActions, StatusMenu } from '../list/bulk-actions.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { useBulk } from '../list/use-bulk.tsx';
import { ticketColumns } from './ticket-columns.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { useTicketFilters, useTicketPresets } from './ticket-filters.ts';

const narrowing = {
  assignee: /^(me|none|\d{1,9})$/,
  priority: ticketPriorities,
  customerType: customerTypes,
  waiting: waitingHours,
};

type TicketsTabProps = {
  /** Fixed current time, for stories. */
  frozenNow?: Date;
};

/** Tickets from customers and visitors. */
export function TicketsTab({ frozenNow }: TicketsTabProps) {
  const now = useNow(frozenNow);
  const columns = useMemo(() => ticketColumns(now), [now]);
  const list = useAdminList(addressOf('GET /api/support'), {
    statuses: ticketFilters,
    sorts: ticketSorts,
    hasDays: true,
    filters: narrowing,
  });
  const filters = useTicketFilters();
  const { selection, failures } = useTicketSelection(list.rows);
  const setListed = useSetAtom(listedTicketsAtom);
  const names = list.rows.map(({ ticketId }) => ticketId).join(' ');
  useEffect(() => setListed(names.split(' ').filter(Boolean)), [names, setListed]);
  return (
    <Stack gap="s">
      <ListPage
        list={list}
        views="tickets"
        nameOf={({ ticketId }) => ticketId}
        selection={selection}
        copy={copy}
        filters={filters}
        presets={useTicketPresets()}
        sorts={Object.entries(filterCopy.sorts).map(([value, label]) => ({ value, label }))}
        related={[{ label: cannedReplies.title, href: paths.adminCannedReplies }]}
        columns={columns}
        rowKey={({ id }) => id}
        actionsWidth="tiny"
        rowActions={(ticket, onDetails) => (
          <DetailsButton of={ticket.ticketId} compact onClick={onDetails} />
        )}
        details={(ticket, dialog) => <TicketDialog ticket={ticket} {...dialog} />}
      />
      {failures}
    </Stack>
  );
}

/** Tickets that are selected for a bulk action, and what became of it. */
function useTicketSelection(rows: readonly AdminTicket[]) {
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
