import { type RefObject, useRef } from 'react';
import type { OrderDetails } from '#contract/orders';
import { Columns } from '#ui/columns';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { orderDetails as copy } from '../../copy/admin-orders.ts';
import { useOrderMutations } from '../../data/orders.ts';
import type { Composer } from '../tickets/shop-reply.tsx';
import { CancelSubscription } from './cancel-subscription.tsx';
import { CorrectEmail, isCorrectable } from './correct-email.tsx';
import { OrderAlerts } from './order-alerts.tsx';
import { OrderBrief } from './order-brief.tsx';
import { OrderConversation } from './order-conversation.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderReview } from './order-review.tsx';
import { OrderStage } from './order-stage.tsx';
import { OrderTimeline } from './order-timeline.tsx';

type LoadedOrderProps = {
  order: OrderDetails;
  now: Date;
  /** The title of the page, which gets the focus when a button is gone. */
  title: RefObject<HTMLHeadingElement | null>;
};

/** The work on an order at the start, the facts about it at the side. */
export function LoadedOrder({ order, now, title }: LoadedOrderProps) {
  const { settle } = useOrderMutations(order.id);
  const composer = useRef<Composer>(null);
  const facts = { order, discount: order.discount, level: 2 } as const;
  return (
    <>
      <OrderAlerts
        order={order}
        onSettle={async (flagIds) => {
          const left = await settle(flagIds);
          title.current?.focus();
          return left;
        }}
      />
      <Columns split="wideFirst" gap="xxl">
        <Stack gap="xl">
          <OrderDelivery order={order} now={now} />
          {order.paidAt ? (
            <>
              <OrderStage order={order} />
              <OrderReview order={order} />
              <OrderBrief order={order} onAsk={(question) => composer.current?.ask(question)} />
              <OrderConversation order={order} composer={composer} />
            </>
          ) : (
            <Text tone="soft">{copy.unpaid}</Text>
          )}
          <OrderTimeline orderId={order.id} />
        </Stack>
        <Stack gap="xl">
          <OrderFacts
            about="customer"
            {...facts}
            action={isCorrectable(order) && <CorrectEmail order={order} />}
          />
          <OrderFacts
            about="order"
            {...facts}
            action={<CancelSubscription order={order} finalFocus={title} />}
          />
          <OrderPayments payments={order.payments} />
          {order.paidAt && <OrderRefunds order={order} finalFocus={title} />}
          <OrderFacts about="support" {...facts} />
          <OrderFacts about="product" {...facts} />
        </Stack>
      </Columns>
    </>
  );
}
