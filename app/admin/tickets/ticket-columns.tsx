import type { AdminTicket } from '#contract/tickets';
import { ticketStatuses } from '#db/values/enumerations';
import { Badge } from '#ui/badge';
import type { Column } from '#ui/table';
import { supportTickets as copy } from '../../copy/admin-tickets.ts';
import { useTicketStatus } from '../../data/admin-tickets.ts';
import { Day } from '../../format/day.tsx';
import { StatusSelect } from '../list/status-select.tsx';
import { TicketCustomer } from './ticket-customer.tsx';

/** The id of a sortable column is the API's sort key. */
export const ticketColumns: readonly Column<AdminTicket>[] = [
  {
    id: 'ticketId',
    heading: copy.columns.id,
    width: 'medium',
    cell: ({ ticketId }) => ticketId,
  },
  {
    id: 'subject',
    heading: copy.columns.subject,
    primary: true,
    cell: (ticket) => <Subject ticket={ticket} />,
  },
  {
    id: 'email',
    heading: copy.columns.customer,
    cell: (ticket) => <TicketCustomer ticket={ticket} />,
  },
  {
    id: 'projectId',
    heading: copy.columns.project,
    width: 'medium',
    missing: copy.noProject,
    cell: ({ projectId }) => projectId && <bdi>{projectId}</bdi>,
  },
  {
    id: 'status',
    heading: copy.columns.status,
    width: 'medium',
    cell: (ticket) => <TicketStatus ticket={ticket} />,
  },
  {
    id: 'createdAt',
    heading: copy.columns.created,
    width: 'short',
    sortable: 'descending',
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
];

/** Badges come first, because a long subject is truncated at its end. */
function Subject({ ticket: { subject, unread, suspectedSpam } }: { ticket: AdminTicket }) {
  return (
    <>
      {unread > 0 && (
        <>
          <Badge tone="info">{copy.unread(unread)}</Badge>{' '}
        </>
      )}
      {suspectedSpam && (
        <>
          <Badge tone="caution">{copy.spam}</Badge>{' '}
        </>
      )}
      <bdi>{subject}</bdi>
    </>
  );
}

function TicketStatus({ ticket }: { ticket: AdminTicket }) {
  const changeStatus = useTicketStatus();
  return (
    <StatusSelect
      name={ticket.ticketId}
      status={ticket.status}
      statuses={ticketStatuses}
      onChange={(status) => changeStatus(ticket.id, status)}
      done={copy.changed}
    />
  );
}
