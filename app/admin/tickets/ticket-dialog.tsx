import type { AdminTicket } from '#contract/tickets';
import { Button, ButtonLink } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Stack } from '#ui/stack';
import { list as listCopy } from '../../copy/admin-list.ts';
import {
  ticketDetails as copy,
  ticketOrders as orderCopy,
  ticketPage,
} from '../../copy/admin-tickets.ts';
import { useAdminTicket } from '../../data/admin-tickets.ts';
import { useNow } from '../../format/use-now.ts';
import { UserText } from '../../format/user-text.tsx';
import { paths } from '../../paths.ts';
import { DetailSection } from '../detail-section.tsx';
import * as css from './ticket-dialog.css.ts';
import { TicketInformation } from './ticket-information.tsx';
import { TicketMessages } from './ticket-messages.tsx';
import { TicketNotices } from './ticket-notices.tsx';
import { TicketOrders } from './ticket-orders.tsx';

export type TicketDialogProps = {
  /** The ticket as listed; messages and orders are loaded. */
  ticket: AdminTicket;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A preview of a ticket, which leads to its page: messages, details and orders. */
export function TicketDialog({ ticket, open, onOpenChange }: TicketDialogProps) {
  const known = useAdminTicket(ticket.id);
  const shown = known.ticket ?? ticket;
  const now = useNow();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={ticket.ticketId}
      size="large"
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {listCopy.close}
          </Button>
          <ButtonLink href={paths.adminTicket(ticket.ticketId)}>{ticketPage.open}</ButtonLink>
        </>
      }
    >
      <div className={css.layout}>
        <Stack gap="m">
          <TicketNotices ticket={shown} />
          <DetailSection title={copy.subject}>
            <UserText>{shown.subject}</UserText>
          </DetailSection>
          <TicketMessages ticket={shown} height="box" />
        </Stack>
        <Stack gap="l">
          <DetailSection title={copy.information}>
            <TicketInformation ticket={shown} merged={known.ticket?.merged} now={now} />
          </DetailSection>
          <TicketOrders
            title={shown.account || shown.emailVerified ? orderCopy.title : orderCopy.titleOfEmail}
            orders={known.ticket?.orders}
            failed={known.failed}
            onRetry={known.onRetry}
            now={now}
          />
        </Stack>
      </div>
    </Dialog>
  );
}
