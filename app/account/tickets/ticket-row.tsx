import type { Ticket } from '#contract/tickets';
import { Badge } from '#ui/badge';
import { Icon } from '#ui/icon';
import { TextLink } from '#ui/link';
import { Skeleton } from '#ui/skeleton';
import { tickets as copy } from '../../copy/tickets.ts';
import { Day } from '../../format/day.tsx';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import * as css from './ticket-row.css.ts';

export function TicketRow({ ticket }: { ticket: Ticket }) {
  const { ticketId, subject, order, projectId, unread, createdAt } = ticket;
  const status = statusOf(ticket.status);
  return (
    <div className={css.row}>
      <div className={css.words}>
        <TextLink href={paths.dashboardTicket(ticketId)} weight={unread > 0 ? 'strong' : 'medium'}>
          <bdi>{subject}</bdi>
        </TextLink>
        <div className={css.facts}>
          <span>{ticketId}</span>
          <Day at={createdAt} />
          <span>{copy.priority(statusOf(ticket.priority).label)}</span>
          {projectId && !order && (
            <span>
              {copy.order} <bdi>{projectId}</bdi>
            </span>
          )}
        </div>
      </div>
      <div className={css.marks}>
        {unread > 0 && <Badge tone="info">{copy.unread(unread)}</Badge>}
        <Badge tone={status.tone}>{status.label}</Badge>
      </div>
      <Icon name="chevron-right" />
    </div>
  );
}

export function TicketRowSkeleton() {
  return (
    <div aria-hidden="true" className={css.row}>
      <div className={css.words}>
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
      <div className={css.marks}>
        <Skeleton shape="badge" width="short" />
      </div>
    </div>
  );
}
