import type { ReactNode } from 'react';
import type { AdminTicket } from '#contract/tickets';
import { Badge, type BadgeProps } from '#ui/badge';
import { TextLink } from '#ui/link';
import { supportTickets as copy } from '../../copy/admin-tickets.ts';
import { formatShortDay } from '../../format/dates.ts';
import { formatSpan } from '../../format/deadline.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { isAnswerLate } from './answer-time.tsx';
import * as css from './ticket-subject.css.ts';

type Mark = { text: string; tone: NonNullable<BadgeProps['tone']> };

/**
 * The subject, which leads to the ticket's page, after its badges. Where they leave too little of the
 * line for it, it has the next one.
 */
export function TicketSubject({ ticket, now }: { ticket: AdminTicket; now: Date }): ReactNode {
  return (
    <div className={css.line}>
      {marksOf(ticket, now).map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
      <span className={css.subject}>
        <TextLink href={paths.adminTicket(ticket.ticketId)}>
          <bdi>{ticket.subject}</bdi>
        </TextLink>
      </span>
    </div>
  );
}

function marksOf(ticket: AdminTicket, now: Date): Mark[] {
  const { unread, suspectedSpam, priority, snoozedUntil, mergedInto } = ticket;
  const marks: (Mark | false | null)[] = [
    unread > 0 && { text: copy.unread(unread), tone: 'info' },
    suspectedSpam && { text: copy.spam, tone: 'caution' },
    isAnswerLate(ticket, now) && {
      text: copy.late(formatSpan(ticket.answerDueAt ?? '', now)),
      tone: 'critical',
    },
    (priority === 'urgent' || priority === 'high') && {
      text: statusOf(priority).label,
      tone: priority === 'urgent' ? 'critical' : 'notice',
    },
    snoozedUntil !== null && {
      text: copy.snoozedUntil(formatShortDay(snoozedUntil)),
      tone: 'neutral',
    },
    mergedInto !== null && { text: copy.merged, tone: 'neutral' },
  ];
  return marks.filter((mark): mark is Mark => Boolean(mark));
}
