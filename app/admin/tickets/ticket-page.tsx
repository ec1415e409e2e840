import { useRef } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '#ui/button';
import { Columns } from '#ui/columns';
import { EmptyState } from '#ui/empty-state';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { ticketPage as copy } from '../../copy/admin-tickets.ts';
import { useAdminTicket } from '../../data/admin-tickets.ts';
import { ApiError } from '../../data/api-error.ts';
import { displayAddress } from '../../format/email-address.ts';
import { useNow } from '../../format/use-now.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { LoadedTicket } from './loaded-ticket.tsx';
import { replyAddress } from './ticket-customer.tsx';
import { TicketFrame } from './ticket-frame.tsx';

type TicketPageProps = {
  /** Its business id, from the address. */
  ticketId: string;
  /** Fixed current time, for stories. */
  frozenNow?: Date;
};

/** The page of the ticket that the address names. */
export function TicketScreen() {
  const { ticketId = '' } = useParams();
  return <TicketPage ticketId={ticketId} />;
}

/** A ticket: the conversation, and the facts beside it. */
export function TicketPage({ ticketId, frozenNow }: TicketPageProps) {
  const { ticket, error, failed, onRetry } = useAdminTicket(ticketId);
  const now = useNow(frozenNow);
  const title = useRef<HTMLHeadingElement>(null);
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <TicketFrame
      ticketId={ticketId}
      titleRef={title}
      lead={
        ticket ? (
          <>
            <bdi>{ticket.subject}</bdi>.{' '}
            {copy.lead(ticket.account?.name ?? displayAddress(replyAddress(ticket)))}
          </>
        ) : (
          isUnknown && copy.notFound
        )
      }
    >
      {ticket ? (
        <LoadedTicket ticket={ticket} now={now} title={title} />
      ) : isUnknown ? (
        <EmptyState
          title={copy.notFoundTitle}
          level={2}
          actions={<ButtonLink href={paths.adminTickets}>{copy.back}</ButtonLink>}
        >
          {copy.notFoundHint}
        </EmptyState>
      ) : failed ? (
        <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />
      ) : (
        <Columns split="wideFirst" gap="xxl">
          <Stack gap="m">
            <VisuallyHidden live>{copy.loading}</VisuallyHidden>
            {skeleton}
          </Stack>
          <Stack gap="m">{skeleton}</Stack>
        </Columns>
      )}
    </TicketFrame>
  );
}

const skeleton = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((row) => <Skeleton key={row} />);
