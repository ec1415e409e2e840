import { ticketFilters, ticketSorts } from '#contract/tickets';
import { supportTickets as copy } from '../../copy/admin-tickets.ts';
import { addressOf } from '../../data/address.ts';
import { fetchCsv } from '../../data/lists.ts';
import { DetailsButton } from '../list/details-button.tsx';
import { TableWithDetails } from '../list/table-with-details.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { ticketColumns } from './ticket-columns.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { useTicketSelection } from './use-ticket-selection.tsx';

const tickets = addressOf('GET /api/support');

/** Tickets from customers and visitors. */
export function TicketsTab() {
  const list = useAdminList(tickets, {
    statuses: ticketFilters,
    sorts: ticketSorts,
    hasDays: true,
  });
  const { selection, failures } = useTicketSelection(list.rows, (ids) =>
    fetchCsv(tickets, { ids }),
  );
  return (
    <>
      <TableWithDetails
        list={list}
        views="tickets"
        selection={selection}
        label={copy.label}
        placeholder={copy.placeholder}
        statuses={ticketFilters}
        loading={copy.loading}
        empty={copy.empty}
        columns={ticketColumns}
        rowKey={({ id }) => id}
        actionsWidth="short"
        rowActions={(ticket, onDetails) => (
          <DetailsButton of={ticket.ticketId} onClick={onDetails} />
        )}
        details={(ticket, dialog) => <TicketDialog ticket={ticket} {...dialog} />}
      />
      {failures}
    </>
  );
}
