import type { AdminTicket } from '#contract/tickets';
import { ticketReply as copy } from '../../copy/admin-tickets.ts';
import { useAdminTicketMessages, useAdminTicketMutations } from '../../data/admin-tickets.ts';
import { ShopReply } from './shop-reply.tsx';
import { replyAddress } from './ticket-customer.tsx';

/** Replies to a ticket, or adds an internal note. */
export function TicketReply({ ticket }: { ticket: AdminTicket }) {
  const { reply } = useAdminTicketMutations(ticket.id);
  const { messages, isFresh, refresh } = useAdminTicketMessages(ticket.id);
  return (
    <ShopReply
      name={ticket.ticketId}
      hint={copy.hint(replyAddress(ticket))}
      messages={messages}
      isFresh={isFresh}
      refresh={refresh}
      onSend={reply}
    />
  );
}
