import { type RefObject, useRef, useState } from 'react';
import type { AdminTicketDetails } from '#contract/tickets';
import {
  ticketDetails as copy,
  ticketOrders as orderCopy,
  ticketPage,
} from '../../copy/admin-tickets.ts';
import { useAdminTicketMutations } from '../../data/admin-tickets.ts';
import { useMay } from '../../data/permissions.ts';
import { DetailSection } from '../detail-section.tsx';
import { ImpersonateButton } from '../impersonate-button.tsx';
import { OthersPresent } from '../presence/record-page.tsx';
import { usePresence } from '../presence/use-presence.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { RevokeGuestLink } from './revoke-guest-link.tsx';
import type { Composer } from './shop-reply.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { TicketInformation } from './ticket-information.tsx';
import * as css from './ticket-layout.css.ts';
import { TicketMessages } from './ticket-messages.tsx';
import { TicketNeighbors } from './ticket-neighbors.tsx';
import { TicketNotices } from './ticket-notices.tsx';
import { TicketOrders } from './ticket-orders.tsx';
import { TicketReply } from './ticket-reply.tsx';

type LoadedTicketProps = {
  ticket: AdminTicketDetails;
  now: Date;
  /** The title of the page, which gets the focus when a button is gone. */
  title: RefObject<HTMLHeadingElement | null>;
};

/** The conversation with the composer below it; the ticket, its customer and their orders at the side. */
export function LoadedTicket({ ticket, now, title }: LoadedTicketProps) {
  const { endGuestLink } = useAdminTicketMutations(ticket);
  const [open, setOpen] = useState<'snooze' | 'merge'>();
  const composer = useRef<Composer>(null);
  const { others, onTyping } = usePresence(`ticket ${ticket.ticketId}`, 'record.replying');
  const mayAnswer = useMay()('tickets.answer') && ticket.mergedInto === null;
  const hasOrders = ticket.account !== null || ticket.emailVerified;
  return (
    <div className={css.page}>
      <TicketNotices ticket={ticket} title={title} />
      <div className={css.actions}>
        {mayAnswer && (
          <TicketActions
            ticket={ticket}
            onReply={() => composer.current?.ask('')}
            onNote={() => composer.current?.note()}
            onSnooze={() => setOpen('snooze')}
            onMerge={() => setOpen('merge')}
          />
        )}
        <TicketNeighbors ticketId={ticket.ticketId} />
      </div>
      <div className={css.columns}>
        <section aria-label={ticketPage.conversation} className={css.conversation}>
          <div className={css.messages}>
            <TicketMessages ticket={ticket} height="fill" />
          </div>
          <OthersPresent others={others} />
          {mayAnswer && (
            <div ref={keepToastsAbove} onInput={onTyping} className={css.composer}>
              <TicketReply ticket={ticket} orders={ticket.orders} composer={composer} />
            </div>
          )}
        </section>
        <div className={css.side}>
          <DetailSection
            level={2}
            title={copy.information}
            action={ticket.customerId && <ImpersonateButton customerId={ticket.customerId} />}
          >
            <TicketInformation ticket={ticket} merged={ticket.merged} now={now} />
          </DetailSection>
          <TicketOrders
            level={2}
            title={hasOrders ? orderCopy.title : orderCopy.titleOfEmail}
            orders={ticket.orders}
            onRetry={() => {}}
            now={now}
          />
          {ticket.customerId === null && mayAnswer && <RevokeGuestLink onRevoke={endGuestLink} />}
        </div>
      </div>
      <SnoozeDialog
        ticket={ticket}
        now={now}
        open={open === 'snooze'}
        onOpenChange={() => setOpen(undefined)}
      />
      <MergeDialog
        ticket={ticket}
        open={open === 'merge'}
        onOpenChange={() => setOpen(undefined)}
      />
    </div>
  );
}

/** Tells the page where the composer starts, which toasts stay above. */
function keepToastsAbove(composer: HTMLElement | null) {
  if (!composer) return;
  const measure = () => {
    const { top, bottom } = composer.getBoundingClientRect();
    const room = bottom > 0 ? Math.max(window.innerHeight - top, 0) : 0;
    document.documentElement.style.setProperty('--composer-room', `${room}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(composer);
  // What is above it may grow, too.
  observer.observe(document.body);
  window.addEventListener('scroll', measure, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', measure);
  };
}
