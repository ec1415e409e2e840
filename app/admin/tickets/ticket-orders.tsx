import type { TicketOrder } from '#contract/tickets';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Skeleton } from '#ui/skeleton';
import { Text } from '#ui/text';
import { orders } from '../../copy/admin-orders.ts';
import { ticketOrders as copy } from '../../copy/admin-tickets.ts';
import type { LoadState } from '../../data/resource.ts';
import { formatDay } from '../../format/dates.ts';
import { formatSpan } from '../../format/deadline.ts';
import { siteAddress } from '../../format/images.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { OrderState } from '../../support/conversation/order-state.tsx';
import { DetailSection } from '../detail-section.tsx';
import * as css from './ticket-dialog.css.ts';

type TicketOrdersProps = LoadState & {
  /** How the orders relate to the ticket. */
  title: string;
  /** Newest first; undefined while loading. */
  orders: readonly TicketOrder[] | undefined;
  /** Decides what is overdue. */
  now: Date;
  /** Of its heading; in a dialog, 3. */
  level?: 2 | 3;
};

/** The customer's orders, which answer many tickets. */
export function TicketOrders({
  title,
  orders,
  failed,
  onRetry,
  now,
  level = 3,
}: TicketOrdersProps) {
  return (
    <DetailSection title={title} level={level}>
      {orders?.length === 0 && (
        <Text size="small" tone="soft">
          {copy.none}
        </Text>
      )}
      {orders && orders.length > 0 && (
        <ul>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderSummary order={order} now={now} />
            </li>
          ))}
        </ul>
      )}
      {!orders && !failed && <Skeleton />}
      {!orders && failed && (
        <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />
      )}
    </DetailSection>
  );
}

function OrderSummary({ order, now }: { order: TicketOrder; now: Date }) {
  const payment = statusOf(order.paymentStatus);
  const stage = statusOf(order.status);
  const isSettled = order.deliveredAt === null && order.promisedAt === null;
  return (
    <div className={css.order}>
      <div className={css.orderHead}>
        <Text as="span" weight="medium">
          <bdi>{order.productTitle}</bdi>
        </Text>
        <TextLink href={paths.adminOrder(order.orderId)}>{order.orderId}</TextLink>
      </div>
      {order.isOther && <Text size="small">{copy.isOther}</Text>}
      <Inline gap="xs">
        <SubscriptionState order={order} />
        {order.paymentStatus !== 'paid' && (
          <Badge tone={payment.tone}>{copy.payment(payment.label)}</Badge>
        )}
        <Badge tone={stage.tone}>{copy.delivery(stage.label)}</Badge>
      </Inline>
      <Text size="small" tone="soft">
        {isSettled ? copy.nothingDue : <OrderState order={order} now={now} />}
      </Text>
      {order.liveUrl && <Website url={order.liveUrl} downSince={order.siteDownSince} now={now} />}
    </div>
  );
}

type WebsiteProps = { url: string; downSince: string | null; now: Date };

/** The live website, which many tickets are about, and whether it is down. */
function Website({ url, downSince, now }: WebsiteProps) {
  return (
    <Inline gap="xs">
      <TextLink href={url} newTab>
        <bdi>{siteAddress(url)}</bdi>
      </TextLink>
      {downSince && <Badge tone="critical">{orders.downFor(formatSpan(downSince, now))}</Badge>}
    </Inline>
  );
}

/** The subscription as it is: 'Past due', 'Ends on Jan 31, 2026', 'Active' or 'Cancelled'. */
function SubscriptionState({ order }: { order: TicketOrder }) {
  const { subscriptionStatus, cancelAt } = order;
  if (cancelAt && subscriptionStatus === 'active') {
    return <Badge tone="caution">{copy.endsOn(formatDay(cancelAt))}</Badge>;
  }
  const { label, tone } = statusOf(subscriptionStatus);
  return <Badge tone={tone}>{label}</Badge>;
}
