import { ticketFilters, ticketSorts } from '#contract/tickets';
import { supportTickets as copy } from '../../copy/admin-tickets.ts';
import { addressOf } from '../../data/address.ts';
import { DetailsButton } from '../list/details-button.tsx';
import { TableWithDetails } from '../list/table-with-details.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { ticketColumns } from './ticket-columns.tsx';
import { TicketDialog } from './ticket-dialog.tsx';

/** Tickets from customers and visitors. */
export function TicketsTab() {
  const list = useAdminList(addressOf('GET /api/support'), {
    statuses: ticketFilters,
    sorts: ticketSorts,
  });
  return (
    <TableWithDetails
      list={list}
      label={copy.label}
      placeholder={copy.placeholder}
      statuses={ticketFilters}
      loading={copy.loading}
      empty={copy.empty}
      columns={ticketColumns}
      rowKey={({ id }) => id}
      actionsWidth="short"
      rowActions={(ticket, onDetails) => <DetailsButton of={ticket.ticketId} onClick={onDetails} />}
      details={(ticket, dialog) => <TicketDialog ticket={ticket} {...dialog} />}
    />
  );
}
