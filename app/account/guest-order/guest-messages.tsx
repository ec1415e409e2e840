import type { LinkedTicket } from '#contract/conversations';
import { ConversationSkeleton } from '#ui/conversation';
import { Heading } from '#ui/heading';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { orderMessages as copy, guestTicket } from '../../copy/tickets.ts';
import { useGuestConversation } from '../../data/conversations.ts';
import { useGuestTicket } from '../../data/guest-tickets.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { reopeningHint } from '../../support/conversation/reopening-hint.ts';
import { ReplyForm } from '../../support/conversation/reply-form.tsx';
import { Thread } from '../../support/conversation/thread.tsx';
import { screenOnly } from '../screen-only.css.ts';

type GuestMessagesProps = { token: string; orderId: string };

/** The messages about an order, or the form that writes the first one. */
export function GuestMessages({ token, orderId }: GuestMessagesProps) {
  const { ticket, failed, onRetry, start } = useGuestConversation(token);
  return (
    // Without messages, there is nothing to print.
    <div className={ticket ? '' : screenOnly}>
      <Stack gap="m">
        <Heading level={2} size={3}>
          {copy.title}
        </Heading>
        {ticket === undefined && failed && (
          <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />
        )}
        {ticket === undefined && !failed && <Skeleton />}
        {ticket && <Messages key={ticket.ticketId} ticket={ticket} onGone={onRetry} />}
        {ticket === null && (
          <>
            <Text size="small" tone="soft">
              {copy.hint}
            </Text>
            <ReplyForm
              draft={orderId}
              label={copy.label}
              submit={copy.submit}
              isRead={false}
              takesFiles={false}
              onSend={({ message }) => start({ message })}
            />
          </>
        )}
      </Stack>
    </div>
  );
}

type MessagesProps = { ticket: LinkedTicket; onGone: () => void };

function Messages({ ticket: { ticketId, token }, onGone }: MessagesProps) {
  const { ticket, failed, onRetry, reply } = useGuestTicket(token);
  // The shop has revoked it: the order leads to a new one.
  if (ticket === null) {
    return (
      <LoadFailed title={copy.failed} failed={guestTicket.gone} onRetry={onGone} size="small" />
    );
  }
  if (!ticket && failed) {
    return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />;
  }
  if (!ticket) return <ConversationSkeleton />;
  return (
    <>
      <Thread messages={ticket.messages} reader="customer" token={ticket.fileToken} height="box" />
      <ReplyForm
        draft={ticketId}
        hint={reopeningHint(ticket.status)}
        isRead
        takesFiles={false}
        onSend={({ message }) => reply({ message })}
      />
    </>
  );
}
