import type { RefObject } from 'react';
import type { AdminTicket } from '#contract/tickets';
import { Button, ButtonLink } from '#ui/button';
import { Notice } from '#ui/notice';
import { list as listCopy } from '../../copy/admin-list.ts';
import { ticketDetails as copy, ticketPage } from '../../copy/admin-tickets.ts';
import { useAdminTicketMutations } from '../../data/admin-tickets.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { paths } from '../../paths.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { Allowed } from '../allowed.tsx';
import { hasDifferentEmail, replyAddress } from './ticket-customer.tsx';

type TicketNoticesProps = {
  ticket: AdminTicket;
  /** Gets the focus when a notice with a button is gone. */
  title?: RefObject<HTMLElement | null>;
};

/** What is unusual about a ticket: merged, snoozed, spam, or another address than the account's. */
export function TicketNotices({ ticket, title }: TicketNoticesProps) {
  const { mergedInto, snoozedUntil, suspectedSpam, email } = ticket;
  return (
    <>
      {mergedInto && (
        <Notice
          tone="info"
          title={ticketPage.merged(mergedInto)}
          action={
            <ButtonLink variant="quiet" size="small" href={paths.adminTicket(mergedInto)}>
              {ticketPage.showMerged(mergedInto)}
            </ButtonLink>
          }
        >
          {ticketPage.mergedHint}
        </Notice>
      )}
      {snoozedUntil && (
        <Notice
          tone="neutral"
          title={ticketPage.snoozed(formatDateTime(snoozedUntil))}
          action={
            <Allowed to="tickets.answer">
              <Wake ticket={ticket} onWoken={() => title?.current?.focus()} />
            </Allowed>
          }
        >
          {ticketPage.snoozedHint}
        </Notice>
      )}
      {suspectedSpam && (
        <Notice tone="caution" title={copy.spam}>
          {copy.spamHint}
        </Notice>
      )}
      {hasDifferentEmail(ticket) && (
        <Notice tone="caution" title={copy.anotherEmail(email)}>
          {copy.anotherEmailHint(displayAddress(replyAddress(ticket)))}
        </Notice>
      )}
    </>
  );
}

function Wake({ ticket, onWoken }: { ticket: AdminTicket; onWoken: () => void }) {
  const { change } = useAdminTicketMutations(ticket);
  const toast = useToast();
  const [wake, isPending] = useAction(
    async () => {
      await change({ snoozedUntil: null });
      toast({ title: listCopy.success, description: ticketPage.woken });
      onWoken();
    },
    { title: listCopy.error },
  );
  return (
    <Button
      variant="quiet"
      size="small"
      loading={isPending && ticketPage.resolving}
      onClick={() => void wake()}
    >
      {ticketPage.wake}
    </Button>
  );
}
