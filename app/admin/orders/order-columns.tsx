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
import { sumDollars } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';
import { DeadlineBadge } from './deadline-badge.tsx';
import { paymentProblem } from './payment-problem.ts';

const { columns } = copy;

/** As of `now`: what waits for its website says for how long yet. */
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
    cell: (order) => <Standing order={order} now={now} />,
  },
  {
    id: 'createdAt',
    heading: columns.created,
    width: 'short',
    sortable: 'descending',
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
];

/** There is room for two: the time that is left says as well that it waits for its website. */
function Standing({ order, now }: { order: Order; now: Date }) {
  const { promisedAt, deliveredAt, status } = order;
  const trouble = paymentProblem(order);
  const isFlagged = openFlags(order).length > 0;
  const isTroubled = trouble !== null || isFlagged;
  const isUnpaid = order.paidAt === null && status === 'pending';
  const waits = promisedAt !== null && deliveredAt === null;
  return (
    <Inline gap="xxs" wrap="never">
      {isTroubled && waits ? (
        <VisuallyHidden>{statusOf(status).label}</VisuallyHidden>
      ) : (
        <Status of={status} />
      )}
      {isUnpaid && <Unpaid order={order} />}
      {trouble && <Status of={trouble} />}
      {!trouble && isFlagged && <Badge tone="critical">{copy.needsReview}</Badge>}
      {waits && <DeadlineBadge promisedAt={promisedAt} now={now} />}
    </Inline>
  );
}

/** Without it an order whose payment failed looks like any new one. */
function Unpaid({ order: { paymentStatus } }: { order: Order }) {
  const hasFailed = paymentStatus === 'failed';
  return (
    <Badge tone={hasFailed ? 'critical' : 'neutral'}>
      {hasFailed ? copy.paymentFailed : copy.notPaid}
    </Badge>
  );
}

/** What one interval costs; sorted by what that is a month. */
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
