import type { TicketOrder } from '#contract/tickets';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { Skeleton } from '#ui/skeleton';
import { Text } from '#ui/text';
import { ticketOrders as copy } from '../../copy/admin-tickets.ts';
import type { LoadState } from '../../data/resource.ts';
import { statusOf } from '../../format/status.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { OrderState } from '../../support/conversation/order-state.tsx';
import { DetailSection } from '../detail-section.tsx';
import { paymentProblem } from '../orders/payment-problem.ts';
import * as css from './ticket-dialog.css.ts';

type TicketOrdersProps = LoadState & {
  /** How the orders relate to the ticket. */
  title: string;
  /** Newest first; undefined while loading. */
  orders: readonly TicketOrder[] | undefined;
  /** Decides what is overdue. */
  now: Date;
};

/** The customer's orders, which answer many tickets. */
export function TicketOrders({ title, orders, failed, onRetry, now }: TicketOrdersProps) {
  return (
    <DetailSection title={title}>
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
  const payment = statusOf(paymentProblem(order) ?? order.paymentStatus);
  const stage = statusOf(order.status);
  const isSettled = order.deliveredAt === null && order.promisedAt === null;
  return (
    <div className={css.order}>
      <div className={css.orderHead}>
        <Text as="span" weight="medium">
          <bdi>{order.productTitle}</bdi>
        </Text>
        <Text as="span" size="small" tone="soft" numeric>
          {order.orderId}
        </Text>
      </div>
      <Inline gap="xs">
        <Badge tone={payment.tone}>{copy.payment(payment.label)}</Badge>
        <Badge tone={stage.tone}>{copy.delivery(stage.label)}</Badge>
      </Inline>
      <Text size="small" tone="soft">
        {isSettled ? copy.nothingDue : <OrderState order={order} now={now} />}
      </Text>
    </div>
  );
}
