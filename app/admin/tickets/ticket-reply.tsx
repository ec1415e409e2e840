import type { Ref } from 'react';
import type { CannedValues } from '#contract/canned-variables';
import type { AdminTicket, TicketOrder } from '#contract/tickets';
import { ticketReply as copy } from '../../copy/admin-tickets.ts';
import { useAdminTicketMessages, useAdminTicketMutations } from '../../data/admin-tickets.ts';
import { useCustomer } from '../../data/customer.ts';
import { useBrand } from '../../document/settings.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { type Composer, ShopReply } from './shop-reply.tsx';
import { replyAddress } from './ticket-customer.tsx';

type TicketReplyProps = {
  ticket: AdminTicket;
  /** The customer’s orders; undefined while they load. */
  orders: readonly TicketOrder[] | undefined;
  composer?: Ref<Composer>;
};

/** Replies to a ticket, or adds an internal note. */
export function TicketReply({ ticket, orders, composer }: TicketReplyProps) {
  const { reply } = useAdminTicketMutations(ticket);
  const values = useCannedValues(ticket, orders);
  const { messages, isFresh, refresh } = useAdminTicketMessages(ticket.id);
  return (
    <ShopReply
      name={ticket.ticketId}
      hint={copy.hint(displayAddress(replyAddress(ticket)))}
      messages={messages}
      isFresh={isFresh}
      refresh={refresh}
      onSend={reply}
      values={values}
      canResolve={ticket.status === 'open' || ticket.status === 'in_progress'}
      {...(composer && { composer })}
    />
  );
}

/**
 * What canned replies say of a ticket. Of several orders, it is about the one whose conversation it is, or
 * whose number was entered; which one is never guessed.
 */
function useCannedValues(ticket: AdminTicket, orders: readonly TicketOrder[] = []): CannedValues {
  const admin = useCustomer();
  const { name: shopName } = useBrand();
  const named = orders.find(({ orderId }) => orderId === ticket.projectId);
  const order = ticket.order ?? named ?? (orders.length === 1 ? orders[0] : undefined);
  const known = orders.find(({ orderId }) => orderId === order?.orderId) ?? orders[0];
  return {
    customerName: ticket.account?.name ?? known?.customerName ?? null,
    orderNumber: order?.orderId ?? null,
    productTitle: order?.productTitle ?? null,
    ticketNumber: ticket.ticketId,
    adminName: admin?.firstName ?? null,
    shopName,
  };
}
