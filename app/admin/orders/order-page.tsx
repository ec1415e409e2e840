import { useRef } from 'react';
import { ButtonLink } from '#ui/button';
import { Columns } from '#ui/columns';
import { EmptyState } from '#ui/empty-state';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { orderDetails as copy } from '../../copy/admin-orders.ts';
import { ApiError } from '../../data/api-error.ts';
import { useOrder } from '../../data/orders.ts';
import { useNow } from '../../format/use-now.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { CustomerLink } from '../customers/customer-link.tsx';
import { LoadedOrder } from './loaded-order.tsx';
import { OrderFrame } from './order-frame.tsx';

type OrderPageProps = {
  /** Its business id, from the address. */
  orderId: string;
  /** Fixed current time, for stories. */
  frozenNow?: Date;
};

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
