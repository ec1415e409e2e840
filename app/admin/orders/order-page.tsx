import { type RefObject, useRef } from 'react';
import { useParams } from 'react-router';
import type { OrderDetails } from '#contract/orders';
import { ButtonLink } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { Text } from '#ui/text';
import { orderDetails as copy } from '../../copy/admin-orders.ts';
import { refunds } from '../../copy/admin-refunds.ts';
import { orderConversation } from '../../copy/admin-tickets.ts';
import { orderBrief } from '../../copy/brief.ts';
import { orderReview } from '../../copy/review.ts';
import { ApiError } from '../../data/api-error.ts';
import { useOrderBrief } from '../../data/briefs.ts';
import { useOrder, useOrderMutations } from '../../data/orders.ts';
import { useOrderReview } from '../../data/reviews.ts';
import { useNow } from '../../format/use-now.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { CustomerLink } from '../customers/customer-link.tsx';
import { RecordLayout, RecordSkeleton } from '../record-layout.tsx';
import type { Composer } from '../tickets/shop-reply.tsx';
import { CancelSubscription } from './cancel-subscription.tsx';
import { CorrectEmail, isCorrectable } from './correct-email.tsx';
import { OrderAlerts } from './order-alerts.tsx';
import { OrderBrief } from './order-brief.tsx';
import { OrderConversation } from './order-conversation.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderFrame } from './order-frame.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderReview } from './order-review.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { reminderOf } from './reminder-of.ts';

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
        <RecordSkeleton loading={copy.loading} />
      )}
    </OrderFrame>
  );
}

/** The work on an order at the start, the facts about it at the side. */
function LoadedOrder({ order, now, title }: LoadedOrderProps) {
  const { settle } = useOrderMutations(order.id);
  const composer = useRef<Composer>(null);
  const { brief } = useOrderBrief(order.paidAt ? order.id : null);
  const { review } = useOrderReview(order.paidAt ? order.id : null);
  const hasReview = order.previewUrl !== null || Boolean(review?.rounds.length);
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
      <OrderProgress
        order={order}
        now={now}
        onRemind={() => composer.current?.ask(reminderOf(order, brief))}
      />
      <RecordLayout
        sections={[
          ...(order.paidAt ? (hasReview ? workSections : workSections.slice(1)) : []),
          { id: 'payments', label: copy.payments.title },
          ...(order.paidAt ? [{ id: 'refunds', label: refunds.title }] : []),
          { id: 'timeline', label: copy.timeline.title },
        ]}
        side={
          <>
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
            <OrderFacts about="support" {...facts} />
            <OrderFacts about="product" {...facts} />
          </>
        }
      >
        {order.paidAt ? (
          <>
            <OrderReview order={order} id="review" />
            <OrderBrief
              order={order}
              id="brief"
              onAsk={(question) => composer.current?.ask(question)}
            />
            <OrderConversation order={order} id="conversation" composer={composer} />
          </>
        ) : (
          <Text tone="soft">{copy.unpaid}</Text>
        )}
        <OrderPayments payments={order.payments} id="payments" />
        {order.paidAt && <OrderRefunds order={order} id="refunds" finalFocus={title} />}
        <OrderTimeline order={order} id="timeline" />
      </RecordLayout>
    </>
  );
}

const workSections = [
  { id: 'review', label: orderReview.title },
  { id: 'brief', label: orderBrief.title },
  { id: 'conversation', label: orderConversation.title },
];
