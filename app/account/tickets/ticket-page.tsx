import type { Customer } from '#contract/customers';
import type { TicketMessage } from '#contract/ticket-messages';
import type { Ticket } from '#contract/tickets';
import { Badge } from '#ui/badge';
import { Columns } from '#ui/columns';
import { ConversationSkeleton } from '#ui/conversation';
import { DescriptionList } from '#ui/description-list';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { ticketPage as copy } from '../../copy/tickets.ts';
import type { LoadState } from '../../data/resource.ts';
import { Day } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { OrderState } from '../../support/conversation/order-state.tsx';
import { reopeningHint } from '../../support/conversation/reopening-hint.ts';
import { type Reply, ReplyForm } from '../../support/conversation/reply-form.tsx';
import { Thread } from '../../support/conversation/thread.tsx';
import { AccountPage } from '../account-page.tsx';

/** `now` decides whether the order’s delivery is overdue. */
type TicketFactsProps = { ticket: Ticket; now: Date };

export type TicketPageProps = LoadState & {
  ticket: Ticket;
  customer: Pick<Customer, 'emailVerified'>;
  /** Oldest first; undefined when loading failed. */
  messages: readonly TicketMessage[] | undefined;
  onReply: (reply: Reply) => Promise<unknown>;
  /** Decides whether the order’s delivery is overdue. */
  now: Date;
};

export function TicketPage(props: TicketPageProps) {
  const { ticket, customer, messages, failed, onRetry, onReply, now } = props;
  const status = statusOf(ticket.status);
  return (
    <AccountPage
      title={ticket.subject}
      isQuoted
      actions={<Badge tone={status.tone}>{status.label}</Badge>}
    >
      <Columns split="wideFirst" gap="xl">
        <Stack gap="l">
          {messages ? (
            <Thread messages={messages} reader="customer" />
          ) : (
            <LoadFailed title={copy.messagesFailed} failed={failed} onRetry={onRetry} />
          )}
          <ReplyForm
            draft={ticket.ticketId}
            hint={reopeningHint(ticket.status)}
            isRead={messages !== undefined}
            isVerified={customer.emailVerified}
            onSend={(reply) => onReply(reply)}
          />
        </Stack>
        <Stack gap="m">
          <Heading level={2} size={4}>
            {copy.facts}
          </Heading>
          <TicketFacts ticket={ticket} now={now} />
          <TextLink href={paths.dashboardSupport} standalone>
            {copy.back}
          </TextLink>
        </Stack>
      </Columns>
    </AccountPage>
  );
}

/** Same layout as the loaded page; shown until both ticket and messages have loaded. */
export function TicketPageLoading() {
  return (
    <AccountPage title="…" isQuoted>
      <Columns split="wideFirst" gap="xl">
        <div>
          <VisuallyHidden live>{copy.loading}</VisuallyHidden>
          <ConversationSkeleton />
        </div>
        <Stack gap="m">
          {['a', 'b', 'c', 'd', 'e'].map((row) => (
            <Skeleton key={row} />
          ))}
        </Stack>
      </Columns>
    </AccountPage>
  );
}

function TicketFacts({ ticket, now }: TicketFactsProps) {
  const { ticketId, priority, order, projectId, email, createdAt } = ticket;
  const { fields } = copy;
  return (
    <DescriptionList
      items={[
        { term: fields.id, detail: ticketId },
        { term: fields.priority, detail: statusOf(priority).label },
        {
          term: fields.order,
          detail: order ? (
            <TextLink href={paths.dashboardSubscription(order.orderId)}>
              {copy.orderLink(order.orderId, order.productTitle)}
            </TextLink>
          ) : projectId ? (
            <bdi>{projectId}</bdi>
          ) : (
            <Text as="span" tone="soft">
              {copy.noOrder}
            </Text>
          ),
        },
        ...(order
          ? [
              {
                term: fields.delivery,
                detail: <OrderState order={order} now={now} reader="customer" />,
              },
            ]
          : []),
        { term: fields.email, detail: <bdi>{displayAddress(email)}</bdi> },
        { term: fields.created, detail: <Day at={createdAt} /> },
      ]}
    />
  );
}
