import type { TicketMessage } from '#contract/ticket-messages';
import type { AdminTicket } from '#contract/tickets';
import { ConversationSkeleton } from '#ui/conversation';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { ticketDetails as copy } from '../../copy/admin-tickets.ts';
import { useAdminTicketMessages, useAdminTicketMutations } from '../../data/admin-tickets.ts';
import { useMay } from '../../data/permissions.ts';
import { displayAddress } from '../../format/email-address.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { Thread } from '../../support/conversation/thread.tsx';
import { useMarkRead } from '../../support/conversation/use-mark-read.ts';
import { replyAddress } from './ticket-customer.tsx';

type TicketMessagesProps = { ticket: AdminTicket; height: 'box' | 'fill' };

/**
 * A ticket's messages. While loading, shows the first one, known from the list, unless either side
 * may have written it.
 */
export function TicketMessages({ ticket, height }: TicketMessagesProps) {
  const { messages, failed, onRetry } = useAdminTicketMessages(ticket.id);
  const { markRead } = useAdminTicketMutations(ticket);
  const may = useMay();
  useMarkRead(may('orders.message') ? messages && ticket.unread : undefined, markRead);
  return (
    <Stack gap="s">
      {messages || !ticket.order ? (
        <Thread
          // Replaced once all messages are loaded, so that they are not announced as new.
          key={messages ? 'all' : 'first'}
          messages={messages ?? [firstMessage(ticket)]}
          reader="shop"
          customer={displayAddress(replyAddress(ticket))}
          height={height}
        />
      ) : (
        <ConversationSkeleton />
      )}
      <VisuallyHidden live>{messages || failed ? '' : copy.messagesLoading}</VisuallyHidden>
      {failed && !messages && (
        <LoadFailed title={copy.messagesFailed} failed={failed} onRetry={onRetry} size="small" />
      )}
    </Stack>
  );
}

function firstMessage({ message, createdAt }: AdminTicket): TicketMessage {
  return {
    id: 0,
    side: 'customer',
    author: null,
    message,
    internal: false,
    createdAt,
    attachments: [],
  };
}
