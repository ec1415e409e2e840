import { openFlags } from '#contract/order-flags';
import type { Order } from '#contract/orders';
import { supportName } from '#contract/support-packages';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import type { Column } from '#ui/table';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { orders as copy } from '../../copy/admin-orders.ts';
import { Day } from '../../format/day.tsx';
import { formatSpan } from '../../format/deadline.ts';
import { sumDollars } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';
import { DeadlineBadge } from './deadline-badge.tsx';
import { paymentProblem } from './payment-problem.ts';

const { columns } = copy;

/** `now` decides how long undelivered orders have left. */
export const orderColumns = (now: Date): readonly Column<Order>[] => [
  {
    id: 'order',
    heading: columns.order,
    width: 'medium',
    primary: true,
    cell: ({ orderId }) => orderId,
  },
  {
    id: 'product',
    heading: columns.product,
    cell: ({ productTitle }) => <bdi>{productTitle}</bdi>,
  },
  {
    id: 'customerName',
    heading: columns.name,
    sortable: 'ascending',
    cell: ({ customerName }) => <bdi>{customerName}</bdi>,
  },
  { id: 'email', heading: columns.email, cell: ({ customerEmail }) => <bdi>{customerEmail}</bdi> },
  {
    id: 'support',
    heading: columns.support,
    cell: ({ supportPackage }) => supportName(supportPackage),
  },
  {
    id: 'totalAmount',
    heading: columns.amount,
    width: 'short',
    align: 'end',
    sortable: 'descending',
    cell: (order) => <Amount order={order} />,
  },
  {
    id: 'status',
    heading: columns.status,
    width: 'long',
    cell: (order) => <OrderStatus order={order} now={now} />,
  },
  {
    id: 'createdAt',
    heading: columns.created,
    width: 'short',
    sortable: 'descending',
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
];

/**
 * At most two badges fit, so the deadline replaces the status of orders with an alert. So does how
 * long the website has been down, for all orders.
 */
function OrderStatus({ order, now }: { order: Order; now: Date }) {
  const { promisedAt, deliveredAt, status, siteDownSince } = order;
  const problem = paymentProblem(order);
  const isFlagged = openFlags(order).length > 0;
  const hasAlert = problem !== null || isFlagged;
  const isUnpaid = order.paidAt === null && status === 'pending';
  const isDue = promisedAt !== null && deliveredAt === null;
  return (
    <Inline gap="xxs" wrap="never">
      {siteDownSince || (hasAlert && isDue) ? (
        <VisuallyHidden>{statusOf(status).label}</VisuallyHidden>
      ) : (
        <Status of={status} />
      )}
      {isUnpaid && <Unpaid order={order} />}
      {problem && <Status of={problem} />}
      {!problem && isFlagged && <Badge tone="critical">{copy.needsReview}</Badge>}
      {siteDownSince && (
        <Badge tone="critical">{copy.downFor(formatSpan(siteDownSince, now))}</Badge>
      )}
      {isDue && <DeadlineBadge clock={order} now={now} />}
    </Inline>
  );
}

/** Marks orders without a payment, which would otherwise look like new ones. */
function Unpaid({ order: { paymentStatus } }: { order: Order }) {
  const hasFailed = paymentStatus === 'failed';
  return (
    <Badge tone={hasFailed ? 'critical' : 'neutral'}>
      {hasFailed ? copy.paymentFailed : copy.notPaid}
    </Badge>
  );
}

/** The amount per billing interval; sorted by the monthly amount. */
function Amount({ order: { billingInterval, intervalTotal, totalAmount } }: { order: Order }) {
  return (
    <>
      {sumDollars(billingInterval === 'year' ? intervalTotal : totalAmount)}
      <Text as="span" size="small" tone="soft">
        {copy.per[billingInterval]}
      </Text>
    </>
  );
}

function Status({ of }: { of: string }) {
  const { label, tone } = statusOf(of);
  return <Badge tone={tone}>{label}</Badge>;
}
