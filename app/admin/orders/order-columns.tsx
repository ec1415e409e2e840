import { isPaused, stageName } from '#contract/describe-delivery';
import { openFlags } from '#contract/order-flags';
import type { Order } from '#contract/orders';
import { supportName } from '#contract/support-packages';
import { isPastDue } from '#db/values/enumerations';
import { Badge } from '#ui/badge';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { orders as copy } from '../../copy/admin-orders.ts';
import { Day } from '../../format/date-time.tsx';
import { deadlineOf, formatSpan } from '../../format/deadline.ts';
import { sumMoney } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { CustomerLink } from '../customers/customer-link.tsx';
import type { ListColumn } from '../list/list-column.tsx';
import { DeadlineBadge } from './delivery-deadline.tsx';

const { columns } = copy;

/** `now` decides how long undelivered orders have left. */
export const orderColumns = (now: Date): readonly ListColumn<Order>[] => [
  {
    id: 'order',
    fields: ['orderId'],
    heading: columns.order,
    width: 'code',
    primary: true,
    cell: ({ orderId }) => <TextLink href={paths.adminOrder(orderId)}>{orderId}</TextLink>,
  },
  {
    id: 'product',
    fields: ['productTitle'],
    heading: columns.product,
    width: 'short',
    cell: ({ productTitle }) => <bdi>{productTitle}</bdi>,
  },
  {
    id: 'customerName',
    line: 2,
    under: 'product',
    fields: ['customerName'],
    heading: columns.name,
    width: 'code',
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
    under: 'email',
    fields: ['supportPackage'],
    heading: columns.support,
    width: 'short',
    cell: ({ supportPackage }) => supportName(supportPackage),
  },
  {
    id: 'totalAmount',
    line: 1,
    fields: ['intervalTotal', 'billingInterval', 'totalAmount', 'tax.amount', 'tax.percentage'],
    heading: columns.amount,
    width: 'compact',
    align: 'end',
    sortable: 'descending',
    cell: (order) => <Amount order={order} />,
  },
  {
    id: 'status',
    line: 2,
    fields: ['status'],
    heading: columns.status,
    width: 'medium',
    // Without it, an order whose first payment failed looks like a new one.
    required: true,
    cell: (order) => <OrderStatus order={order} now={now} />,
  },
  {
    id: 'createdAt',
    under: 'order',
    fields: ['createdAt'],
    heading: columns.created,
    width: 'short',
    sortable: 'descending',
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
  {
    id: 'payment',
    whereWide: 'widest',
    fields: ['paymentStatus', 'subscriptionStatus'],
    heading: columns.payment,
    width: 'medium',
    cell: ({ paymentStatus }) => <Status of={paymentStatus} />,
  },
  {
    id: 'stage',
    whereWide: 'widest',
    fields: ['stage'],
    heading: columns.stage,
    cell: ({ stage, deliveredAt }) => stage && deliveredAt === null && stageName(stage),
  },
];

/**
 * One badge fits: what is wrong with how long is left, else the deadline, else the status, which readers
 * of the screen always hear.
 */
function OrderStatus({ order, now }: { order: Order; now: Date }) {
  const { promisedAt, deliveredAt, status } = order;
  const { label, tone } = statusOf(status);
  const problem = problemOf(order, now);
  const promised = deliveredAt === null ? promisedAt : null;
  if (!problem && !promised) return <Badge tone={tone}>{label}</Badge>;
  if (!problem && promised && !isPaused(order)) {
    const { state, duration } = deadlineOf(promised, now);
    if (state === 'ahead') return <Badge tone={tone}>{copy.statusDue(label, duration)}</Badge>;
  }
  return (
    <>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {problem ? (
        <Badge tone={problem.tone}>{withDeadline(problem.text, order, now)}</Badge>
      ) : (
        <DeadlineBadge clock={order} now={now} />
      )}
    </>
  );
}

/** 'Disputed · 3 h late', as long as the website isn’t delivered. */
function withDeadline(problem: string, order: Order, now: Date): string {
  const { promisedAt, deliveredAt, pause } = order;
  if (promisedAt === null || deliveredAt !== null) return problem;
  if (pause && isPaused(order)) return copy.statusDue(problem, copy.waitingFor[pause.reason]);
  const { state, duration } = deadlineOf(promisedAt, now);
  return copy.statusDue(problem, state === 'late' ? copy.late(duration) : duration);
}

function problemOf(order: Order, now: Date): { text: string; tone: 'critical' | 'caution' } | null {
  const { siteDownSince, paidAt, paymentStatus, subscriptionStatus, status } = order;
  if (siteDownSince) return { text: copy.down(formatSpan(siteDownSince, now)), tone: 'critical' };
  if (openFlags(order).length > 0) return { text: copy.needsReview, tone: 'critical' };
  if (paymentStatus === 'disputed' || isPastDue(subscriptionStatus)) {
    const problem = paymentStatus === 'disputed' ? paymentStatus : subscriptionStatus;
    return { text: statusOf(problem).label, tone: 'critical' };
  }
  if (paidAt || status === 'cancelled') return null;
  return paymentStatus === 'failed'
    ? { text: copy.paymentFailed, tone: 'critical' }
    : { text: copy.notPaid, tone: 'caution' };
}

/** The amount per billing interval; sorted by the monthly amount. */
function Amount({ order: { billingInterval, intervalTotal, totalAmount } }: { order: Order }) {
  return (
    <>
      {sumMoney(billingInterval === 'year' ? intervalTotal : totalAmount)}
      <Text as="span" size="tiny" tone="soft">
        {copy.per[billingInterval]}
      </Text>
    </>
  );
}

function Status({ of }: { of: string }) {
  const { label, tone } = statusOf(of);
  return <Badge tone={tone}>{label}</Badge>;
}
