import type { AdminTicket } from '#contract/tickets';
import { ticketStatuses } from '#db/values/enumerations';
import { TextLink } from '#ui/link';
import { supportTickets as copy } from '../../copy/admin-tickets.ts';
import { useTicketStatus } from '../../data/admin-tickets.ts';
import { Day } from '../../format/day.tsx';
import { paths } from '../../paths.ts';
import type { ListColumn } from '../list/list-column.ts';
import { StatusSelect } from '../list/status-select.tsx';
import { TicketCustomer } from './ticket-customer.tsx';
import { TicketProject } from './ticket-project.tsx';
import { TicketSubject } from './ticket-subject.tsx';

/** The id of a sortable column is the API's sort key. */
export const ticketColumns = (now: Date): readonly ListColumn<AdminTicket>[] => [
  {
    id: 'ticketId',
    whereWide: true,
    fields: ['ticketId'],
    heading: copy.columns.id,
    width: 'medium',
    cell: ({ ticketId }) => <TextLink href={paths.adminTicket(ticketId)}>{ticketId}</TextLink>,
  },
  {
    id: 'subject',
    fields: ['subject', 'unread'],
    heading: copy.columns.subject,
    primary: true,
    cell: (ticket) => <TicketSubject ticket={ticket} now={now} />,
  },
  {
    id: 'email',
    line: 2,
    fields: ['email'],
    heading: copy.columns.customer,
    cell: (ticket) => <TicketCustomer ticket={ticket} />,
  },
  {
    id: 'projectId',
    whereWide: true,
    fields: ['projectId'],
    heading: copy.columns.project,
    width: 'medium',
    missing: copy.noProject,
    cell: (ticket) => ticket.projectId && <TicketProject ticket={ticket} />,
  },
  {
    id: 'status',
    line: 2,
    fields: ['status'],
    heading: copy.columns.status,
    width: 'medium',
    cell: (ticket) => <TicketStatus ticket={ticket} />,
  },
  {
    id: 'createdAt',
    line: 1,
    fields: ['createdAt'],
    heading: copy.columns.created,
    width: 'short',
    sortable: 'descending',
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
];

function TicketStatus({ ticket }: { ticket: AdminTicket }) {
  const changeStatus = useTicketStatus();
  return (
    <StatusSelect
      name={ticket.ticketId}
      status={ticket.status}
      statuses={ticketStatuses}
      onChange={async (status) => {
        const changed = await changeStatus(ticket, status);
        return () => changeStatus(changed, ticket.status);
      }}
      done={copy.changed}
      permission="tickets.answer"
    />
  );
}
