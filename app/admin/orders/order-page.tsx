import { type RefObject, useRef } from 'react';
import { useParams } from 'react-router';
import type { OrderDetails } from '#contract/orders';
import { ButtonLink } from '#ui/button';
import { Columns } from '#ui/columns';
import { EmptyState } from '#ui/empty-state';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { orderDetails as copy } from '../../copy/admin-orders.ts';
import { ApiError } from '../../data/api-error.ts';
import { useOrder, useOrderMutations } from '../../data/orders.ts';
import { useNow } from '../../format/use-now.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { CustomerLink } from '../customers/customer-link.tsx';
import type { Composer } from '../tickets/shop-reply.tsx';
import { CancelSubscription } from './cancel-subscription.tsx';
import { CorrectEmail, isCorrectable } from './correct-email.tsx';
import { OrderAlerts } from './order-alerts.tsx';
import { OrderBrief } from './order-brief.tsx';
import { OrderConversation } from './order-conversation.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderFrame } from './order-frame.tsx';
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

type OrderPageProps = {
  /** Its business id, from the address. */
  orderId: string;
  /** Fixed current time, for stories. */
  frozenNow?: Date;
};

/** The page of the order that the address names. */
export function OrderScreen() {
  const { orderId = '' } = useParams();
  return <OrderPage orderId={orderId} />;
}

/** Everything about an order: the work on it, and the facts beside it. */
export function OrderPage({ orderId, frozenNow }: OrderPageProps) {
  const { order, error, failed, onRetry } = useOrder(orderId);
  const now = useNow(frozenNow);
  const title = useRef<HTMLHeadingElement>(null);
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <OrderFrame
      orderId={orderId}
      isShown={order !== undefined}
      titleRef={title}
      lead={
        order ? (
          <>
            <bdi>{order.productTitle}</bdi> {copy.for}{' '}
            <CustomerLink of={order.orderId}>{order.customerName}</CustomerLink>
          </>
        ) : (
          isUnknown && copy.notFound
        )
      }
    >
      {order ? (
        <LoadedOrder order={order} now={now} title={title} />
      ) : isUnknown ? (
        <EmptyState
          title={copy.notFoundTitle}
          level={2}
          actions={<ButtonLink href={paths.adminOrders}>{copy.back}</ButtonLink>}
        >
          {copy.notFoundHint}
        </EmptyState>
      ) : failed ? (
        <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />
      ) : (
        <Columns split="wideFirst" gap="xxl">
          <Stack gap="m">
            <VisuallyHidden live>{copy.loading}</VisuallyHidden>
            {skeleton}
          </Stack>
          <Stack gap="m">{skeleton}</Stack>
        </Columns>
      )}
    </OrderFrame>
  );
}

const skeleton = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((row) => <Skeleton key={row} />);

/** The work on an order at the start, the facts about it at the side. */
function LoadedOrder({ order, now, title }: LoadedOrderProps) {
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
