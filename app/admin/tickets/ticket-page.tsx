import { useRef } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { ticketPage as copy } from '../../copy/admin-tickets.ts';
import { useAdminTicket } from '../../data/admin-tickets.ts';
import { ApiError } from '../../data/api-error.ts';
import { useNow } from '../../format/use-now.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { CustomerLink } from '../customers/customer-link.tsx';
import { RecordSkeleton } from '../record-layout.tsx';
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
      subject={ticket?.subject}
      lead={
        ticket ? (
          <>
            {copy.lead}{' '}
            <CustomerLink of={ticket.account?.id ?? ticket.ticketId}>
              {ticket.account?.name || replyAddress(ticket)}
            </CustomerLink>
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
        <RecordSkeleton loading={copy.loading} />
      )}
    </TicketFrame>
  );
}
