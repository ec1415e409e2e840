import type { Ref } from 'react';
import type { AdminTicket, TicketOrder } from '#contract/tickets';
import { ticketReply as copy } from '../../copy/admin-tickets.ts';
import { useAdminTicketMessages, useAdminTicketMutations } from '../../data/admin-tickets.ts';
import { displayAddress } from '../../format/email-address.ts';
import { type Composer, ShopReply } from './shop-reply.tsx';
import { replyAddress } from './ticket-customer.tsx';
import { useCannedValues } from './use-canned-values.ts';

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
