import { apiPaths } from '#contract/paths';
import { type AdminTicket, ticketSorts } from '#contract/tickets';
import { ticketStatuses } from '#db/values/enumerations';
import { Button } from '#ui/button';
import { list as listWords } from '../../copy/admin-list.ts';
import { supportDesk as words } from '../../copy/admin-tickets.ts';
import { useOpening } from '../../shell/use-opening.ts';
import { AdminTable } from '../list/admin-table.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { ticketColumns } from './ticket-columns.tsx';
import { TicketDialog } from './ticket-dialog.tsx';

/** Everybody's questions, customers' and visitors' alike. */
export function TicketsTab() {
  const list = useAdminList<AdminTicket>(apiPaths.support, {
    statuses: ticketStatuses,
    sorts: ticketSorts,
  });
  const { opening, open, onOpenChange } = useOpening<AdminTicket>();
  return (
    <>
      <AdminTable
        list={list}
        label={words.label}
        placeholder={words.placeholder}
        statuses={ticketStatuses}
        loading={words.loading}
        empty={words.empty}
        columns={ticketColumns}
        rowKey={({ id }) => id}
        actionsWidth="short"
        rowActions={(ticket) => (
          <Button
            variant="plain"
            size="small"
            opensDialog
            label={listWords.detailsOf(ticket.ticketId)}
            onClick={() => open(ticket)}
          >
            {listWords.details}
          </Button>
        )}
      />
      {opening && (
        <TicketDialog
          key={opening.turn}
          ticket={opening.subject}
          open={opening.isOpen}
          onOpenChange={onOpenChange}
        />
      )}
    </>
  );
}
