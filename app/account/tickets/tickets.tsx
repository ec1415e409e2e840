import { useEffect, useId, useRef } from 'react';
import type { Customer } from '#contract/customers';
import type { Ticket } from '#contract/tickets';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { Icon } from '#ui/icon';
import { TextLink } from '#ui/link';
import { Pagination } from '#ui/pagination';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { tickets as copy } from '../../copy/tickets.ts';
import type { LoadState } from '../../data/resource.ts';
import { Day } from '../../format/date-time.tsx';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { usePages } from '../../shell/use-pages.ts';
import { AccountPage } from '../account-page.tsx';
import { NewTicket } from './new-ticket.tsx';
import * as css from './ticket-row.css.ts';

type TicketListProps = LoadState & {
  /** Newest first; undefined while loading. */
  tickets: readonly Ticket[] | undefined;
};

export type TicketsProps = TicketListProps & {
  /** Undefined while loading; the form needs a customer. */
  customer: Pick<Customer, 'email' | 'emailVerified'> | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function Tickets({ customer, isOpen, onOpenChange, ...list }: TicketsProps) {
  const formId = useId();
  const toggle = useFocusBack(isOpen);
  return (
    <AccountPage
      title={copy.title}
      lead={copy.lead}
      actions={
        <Button
          ref={toggle}
          variant={isOpen ? 'quiet' : 'primary'}
          icon={isOpen ? 'minus' : 'plus'}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => onOpenChange(!isOpen)}
        >
          {copy.create}
        </Button>
      }
    >
      <div id={formId} hidden={!isOpen}>
        {customer && <NewTicket customer={customer} onClose={() => onOpenChange(false)} />}
      </div>
      <TicketList {...list} />
    </AccountPage>
  );
}

/** Closing hides the focused field, so the focus returns to the button. */
function useFocusBack(isOpen: boolean) {
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) toggle.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return toggle;
}

function TicketList({ tickets, failed, onRetry }: TicketListProps) {
  if (failed && !tickets)
    return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />;
  if (!tickets) {
    return (
      <div>
        <VisuallyHidden live>{copy.loading}</VisuallyHidden>
        <div className={css.rows}>
          <TicketRowSkeleton />
          <TicketRowSkeleton />
          <TicketRowSkeleton />
        </div>
      </div>
    );
  }
  if (tickets.length === 0) {
    return <EmptyState title={copy.empty}>{copy.emptyHint}</EmptyState>;
  }
  return <Loaded tickets={tickets} />;
}

function Loaded({ tickets }: { tickets: readonly Ticket[] }) {
  const { items, pagination, top } = usePages(tickets);
  return (
    <div ref={top}>
      <Stack gap="m">
        <ul className={css.rows}>
          {items.map((ticket) => (
            <li key={ticket.id}>
              <TicketRow ticket={ticket} />
            </li>
          ))}
        </ul>
        {pagination && <Pagination aria-label={copy.pages} {...pagination} />}
      </Stack>
    </div>
  );
}

function TicketRow({ ticket }: { ticket: Ticket }) {
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
      <Icon icon="chevron-right" />
    </div>
  );
}

function TicketRowSkeleton() {
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
