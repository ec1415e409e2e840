import type { ReactNode } from 'react';
import type { AdminTicket } from '#contract/tickets';
import { ticketStatuses } from '#db/values/enumerations';
import { Badge, type BadgeProps } from '#ui/badge';
import { Icon } from '#ui/icon';
import { TextLink } from '#ui/link';
import { VisuallyHidden } from '#ui/visually-hidden';
import { supportTickets as copy } from '../../copy/admin-tickets.ts';
import { useTicketStatus } from '../../data/admin-tickets.ts';
import { Day } from '../../format/date-time.tsx';
import { formatShortDay } from '../../format/dates.ts';
import { formatSpan } from '../../format/deadline.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import type { ListColumn } from '../list/list-column.tsx';
import { StatusSelect } from '../list/status-select.tsx';
import { isAnswerLate } from './answer-time.tsx';
import { TicketCustomer } from './ticket-customer.tsx';
import { TicketProject } from './ticket-project.tsx';
import * as css from './ticket-subject.css.ts';

type Mark = { text: string; tone: NonNullable<BadgeProps['tone']> };

/** The id of a sortable column is the API's sort key. */
export const ticketColumns = (now: Date): readonly ListColumn<AdminTicket>[] => [
  {
    id: 'ticketId',
    whereWide: true,
    under: 'subject',
    fields: ['ticketId'],
    heading: copy.columns.id,
    width: 'code',
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
    under: 'email',
    fields: ['projectId'],
    heading: copy.columns.project,
    width: 'code',
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
    cell: ({ createdAt }) => (
      <>
        <Day at={createdAt} /> <span className={css.age}>{formatSpan(createdAt, now)}</span>
      </>
    ),
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

/**
 * The subject, which leads to the ticket's page, after an icon for a high priority and the badge that
 * matters most. Readers of the screen hear all of them.
 */
function TicketSubject({ ticket, now }: { ticket: AdminTicket; now: Date }): ReactNode {
  const [first, ...others] = marksOf(ticket, now);
  const { priority } = ticket;
  const isUrgent = priority === 'urgent';
  return (
    <div className={css.line}>
      {(isUrgent || priority === 'high') && (
        <span className={isUrgent ? css.urgent : css.high}>
          <Icon icon="alert" size="small" />
          <VisuallyHidden>{statusOf(priority).label} </VisuallyHidden>
        </span>
      )}
      {first && <Badge tone={first.tone}>{first.text}</Badge>}
      <VisuallyHidden>{others.map(({ text }) => `${text} `)}</VisuallyHidden>
      <span className={css.subject}>
        <TextLink href={paths.adminTicket(ticket.ticketId)}>
          <bdi>{ticket.subject}</bdi>
        </TextLink>
      </span>
    </div>
  );
}

/** The most important first. */
function marksOf(ticket: AdminTicket, now: Date): Mark[] {
  const { unread, suspectedSpam, snoozedUntil, mergedInto } = ticket;
  const marks: (Mark | false | null)[] = [
    isAnswerLate(ticket, now) && {
      text: copy.late(formatSpan(ticket.answerDueAt ?? '', now)),
      tone: 'critical',
    },
    suspectedSpam && { text: copy.spam, tone: 'caution' },
    unread > 0 && { text: copy.unread(unread), tone: 'info' },
    snoozedUntil !== null && {
      text: copy.snoozedUntil(formatShortDay(snoozedUntil)),
      tone: 'neutral',
    },
    mergedInto !== null && { text: copy.merged, tone: 'neutral' },
  ];
  return marks.filter((mark): mark is Mark => Boolean(mark));
}
