import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Subscription } from '#contract/subscriptions';
import { Badge } from '#ui/badge';
import { Button, ButtonLink } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { orderMessages as copy, tickets } from '../../copy/tickets.ts';
import { useOwnConversation } from '../../data/conversations.ts';
import { useCustomer } from '../../data/customer.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { type Reply, ReplyForm } from '../../support/conversation/reply-form.tsx';
import { screenOnly } from '../screen-only.css.ts';

/** The way to the messages about an order, and to the first of them. */
export function OrderMessages({ subscription }: { subscription: Subscription }) {
  const { orderId } = subscription;
  const { ticket, failed, onRetry, start } = useOwnConversation(orderId);
  const customer = useCustomer();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);

  async function send(message: Reply) {
    const { ticketId } = await start(message);
    setOpen(false);
    await navigate(paths.dashboardTicket(ticketId));
  }

  return (
    <div className={screenOnly}>
      <Stack gap="s">
        <Heading level={2} size={3}>
          {copy.title}
        </Heading>
        {ticket === undefined && failed && (
          <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />
        )}
        {ticket === undefined && !failed && <Skeleton />}
        {ticket && (
          <Inline gap="s">
            <ButtonLink
              href={paths.dashboardTicket(ticket.ticketId)}
              size="small"
              variant={ticket.unread > 0 ? 'primary' : 'quiet'}
            >
              {copy.view}
            </ButtonLink>
            {ticket.unread > 0 && <Badge tone="info">{tickets.unread(ticket.unread)}</Badge>}
          </Inline>
        )}
        {ticket === null && (
          <>
            <Text size="small" tone="soft">
              {copy.hint}
            </Text>
            <Inline>
              <Button
                size="small"
                variant="quiet"
                aria-haspopup="dialog"
                onClick={() => setOpen(true)}
              >
                {copy.start}
              </Button>
            </Inline>
          </>
        )}
        <Dialog open={isOpen} onOpenChange={setOpen} title={copy.dialog(orderId)}>
          <ReplyForm
            draft={orderId}
            label={copy.label}
            submit={copy.submit}
            isRead={false}
            isVerified={customer?.emailVerified ?? false}
            onSend={send}
          />
        </Dialog>
      </Stack>
    </div>
  );
}
