import { stageName } from '#contract/describe-delivery';
import { openFlags } from '#contract/order-flags';
import type { Order } from '#contract/orders';
import { supportName } from '#contract/support-packages';
import { isPastDue, type PaymentStatus, type SubscriptionStatus } from '#db/values/enumerations';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { orders as copy } from '../../copy/admin-orders.ts';
import { Day } from '../../format/date-time.tsx';
import { formatSpan } from '../../format/deadline.ts';
import { sumDollars } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { CustomerLink } from '../customers/customer-link.tsx';
import type { ListColumn } from '../list/list-column.ts';
import { DeadlineBadge } from './deadline-badge.tsx';

const { columns } = copy;

/** `now` decides how long undelivered orders have left. */
export const orderColumns = (now: Date): readonly ListColumn<Order>[] => [
  {
    id: 'order',
    fields: ['orderId'],
    heading: columns.order,
    width: 'medium',
    primary: true,
    cell: ({ orderId }) => <TextLink href={paths.adminOrder(orderId)}>{orderId}</TextLink>,
  },
  {
    id: 'product',
    fields: ['productTitle'],
    heading: columns.product,
    cell: ({ productTitle }) => <bdi>{productTitle}</bdi>,
  },
  {
    id: 'customerName',
    line: 2,
    fields: ['customerName'],
    heading: columns.name,
    sortable: 'ascending',
    cell: ({ orderId, customerName }) => <CustomerLink of={orderId}>{customerName}</CustomerLink>,
  },
  {
    id: 'email',
    fields: ['customerEmail'],
    heading: columns.email,
    cell: ({ orderId, customerEmail }) => <CustomerLink of={orderId}>{customerEmail}</CustomerLink>,
  },
  {
    id: 'support',
    fields: ['supportPackage'],
    heading: columns.support,
    cell: ({ supportPackage }) => supportName(supportPackage),
  },
  {
    id: 'totalAmount',
    line: 1,
    fields: ['intervalTotal', 'billingInterval', 'totalAmount'],
    heading: columns.amount,
    width: 'short',
    align: 'end',
    sortable: 'descending',
    cell: (order) => <Amount order={order} />,
  },
  {
    id: 'status',
    line: 2,
    fields: ['status'],
    heading: columns.status,
    width: 'wide',
    cell: (order) => <OrderStatus order={order} now={now} />,
  },
  {
    id: 'payment',
    line: 2,
    fields: ['paymentStatus', 'subscriptionStatus'],
    heading: columns.payment,
    width: 'medium',
    // Without it, an order whose first payment failed looks like a new one.
    required: true,
    cell: (order) => <PaymentState order={order} />,
  },
  {
    id: 'stage',
    fields: ['stage'],
    heading: columns.stage,
    cell: ({ stage, deliveredAt }) => stage && deliveredAt === null && stageName(stage),
  },
  {
    id: 'createdAt',
    fields: ['createdAt'],
    heading: columns.created,
    width: 'short',
    sortable: 'descending',
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
];

/** Where only a few columns fit, those that say what to do come first. */
export const importantColumnIds = ['order', 'status', 'payment', 'stage', 'customerName'];

/**
 * At most two badges fit, so the deadline replaces the status of orders that need review. So does how
 * long the website has been down, for all orders.
 */
function OrderStatus({ order, now }: { order: Order; now: Date }) {
  const { promisedAt, deliveredAt, status, siteDownSince } = order;
  const isFlagged = openFlags(order).length > 0;
  const isDue = promisedAt !== null && deliveredAt === null;
  return (
    <Inline gap="xxs" wrap="never">
      {siteDownSince || (isFlagged && isDue) ? (
        <VisuallyHidden>{statusOf(status).label}</VisuallyHidden>
      ) : (
        <Status of={status} />
      )}
      {isFlagged && <Badge tone="critical">{copy.needsReview}</Badge>}
      {siteDownSince && (
        <Badge tone="critical">{copy.downFor(formatSpan(siteDownSince, now))}</Badge>
      )}
      {isDue && <DeadlineBadge clock={order} now={now} />}
    </Inline>
  );
}

/** What is wrong with a payment comes before what was paid. */
function PaymentState({ order }: { order: Order }) {
  const { paidAt, paymentStatus } = order;
  const problem = paymentProblem(order);
  if (problem || paidAt) return <Status of={problem ?? paymentStatus} />;
  const hasFailed = paymentStatus === 'failed';
  return (
    <Badge tone={hasFailed ? 'critical' : 'caution'}>
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

/** The status of an order's payment problem; null if there is none. */
function paymentProblem({
  paymentStatus,
  subscriptionStatus,
}: Pick<Order, 'paymentStatus' | 'subscriptionStatus'>): PaymentStatus | SubscriptionStatus | null {
  if (paymentStatus === 'disputed') return paymentStatus;
  return isPastDue(subscriptionStatus) ? subscriptionStatus : null;
}
