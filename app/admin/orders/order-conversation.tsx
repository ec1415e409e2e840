import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CannedValues } from '#contract/canned-variables';
import type { OrderConversation as Conversation } from '#contract/conversations';
import type { Order } from '#contract/orders';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { ConversationSkeleton } from '#ui/conversation';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { list as listCopy } from '../../copy/admin-list.ts';
import { orderConversation as copy, ticketReply } from '../../copy/admin-tickets.ts';
import { useOrderConversation } from '../../data/conversations.ts';
import { useCustomer } from '../../data/customer.ts';
import { useMay } from '../../data/permissions.ts';
import { useBrand } from '../../document/settings.tsx';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Thread } from '../../support/conversation/thread.tsx';
import { Allowed } from '../allowed.tsx';
import { DetailSection } from '../detail-section.tsx';
import { type Composer, hasDraft, ShopReply } from '../tickets/shop-reply.tsx';
import { replyAddress } from '../tickets/ticket-customer.tsx';

type OrderConversationProps = { order: Order; id?: string; composer: Ref<Composer> };

/** What was written about an order, and a form that writes to its customer. */
export function OrderConversation({ order, id, composer }: OrderConversationProps) {
  const { conversation, failed, onRetry, ...calls } = useOrderConversation(order.id);
  const may = useMay();
  const link = useRef<HTMLAnchorElement>(null);
  const form = useRef<Composer>(null);
  const [isStarted, setStarted] = useState(false);
  // A message that was started before a reload is shown.
  const [isWriting, setWriting] = useState(() => hasDraft(order.orderId));
  const ticket = conversation?.ticket;
  const address = ticket ? replyAddress(ticket) : order.customerId ? null : order.customerEmail;

  const admin = useCustomer();
  const { name: shopName } = useBrand();
  const values: CannedValues = {
    customerName: order.customerName,
    orderNumber: order.orderId,
    productTitle: order.productTitle,
    ticketNumber: ticket?.ticketId ?? null,
    adminName: admin?.firstName ?? null,
    shopName,
  };

  function write(text: string) {
    flushSync(() => setWriting(true));
    form.current?.ask(text);
  }

  useImperativeHandle(composer, () => ({ ask: write, note: () => form.current?.note() }));

  return (
    <DetailSection
      level={2}
      id={id}
      title={copy.title}
      action={
        ticket && (
          <TextLink ref={link} href={paths.adminTicket(ticket.ticketId)}>
            {copy.ticket(ticket.ticketId)}
          </TextLink>
        )
      }
    >
      <Stack gap="m">
        {/* The messages appear as a whole, which isn’t announced. */}
        <VisuallyHidden live>{isStarted && copy.started}</VisuallyHidden>
        {conversation ? (
          <Messages
            customer={order.customerName}
            conversation={conversation}
            onRead={async () => {
              await calls.markRead();
              // The button is about to be removed.
              link.current?.focus();
            }}
          />
        ) : failed ? (
          <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />
        ) : (
          <ConversationSkeleton />
        )}
        {!may('orders.message') ? null : ticket || isWriting ? (
          <ShopReply
            composer={form}
            name={order.orderId}
            hint={address ? ticketReply.hint(address) : copy.hint}
            messages={conversation?.messages}
            isFresh={calls.isFresh}
            refresh={calls.refresh}
            isFirst={!ticket}
            values={values}
            onSend={async (message) => {
              const sent = await calls.write(message);
              if (!ticket) setStarted(true);
              else if (ticket.unread > 0 && !message.internal)
                await calls.markRead().catch(() => {});
              return sent;
            }}
          />
        ) : conversation || failed ? (
          <Inline>
            <Button variant="quiet" size="small" onClick={() => write('')}>
              {copy.write}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </DetailSection>
  );
}

type MessagesProps = {
  conversation: Conversation;
  customer: string;
  onRead: () => Promise<void>;
};

function Messages({ conversation, customer, onRead }: MessagesProps) {
  const { ticket, messages } = conversation;
  const [read, isReading] = useAction(onRead, { title: listCopy.error });
  if (!ticket) {
    return (
      <Text size="small" tone="soft">
        {copy.empty}
      </Text>
    );
  }
  const status = statusOf(ticket.status);
  return (
    <Stack gap="s">
      <Inline gap="xs">
        <Badge tone={status.tone}>{status.label}</Badge>
        {ticket.unread > 0 && (
          <>
            <Badge tone="info">{copy.unread(ticket.unread)}</Badge>
            <Allowed to="orders.message">
              <Button
                variant="plain"
                size="small"
                loading={isReading && copy.markingRead}
                onClick={read}
              >
                {copy.markRead}
              </Button>
            </Allowed>
          </>
        )}
      </Inline>
      <Thread messages={messages} reader="shop" customer={customer} height="box" />
    </Stack>
  );
}
