import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isOnDays } from '#api/office/settings/shop-day';
import { hasId } from '#api/platform/lists/row-conditions';
import type { OrderFilter, OrderListQuery, OrderQueue } from '#contract/order-list';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import type { DeliveryStage } from '#db/values/enumerations';
import { isSiteDown } from './delivery/live-address.ts';
import { hasOpenFlag, isFirstPaymentFailed, isLate, isPastDue, isUndelivered } from './flags.ts';

export type OrderSort =
  | 'createdAt'
  | 'customerName'
  | 'totalAmount'
  | 'deadline'
  | 'pastDueSince'
  | 'siteDownSince';

type Queue = { holds: SQL; sort: `${OrderSort}:asc` | `${OrderSort}:desc` };
type At = { db: Db; now: Date };

const queues: Record<OrderQueue, (at: At) => Queue> = {
  undelivered: () => ({ holds: isUndelivered, sort: 'deadline:asc' }),
  late: ({ now }) => ({ holds: isLate(now), sort: 'deadline:asc' }),
  requirements: () => inStage('requirements'),
  development: () => inStage('development'),
  review: () => inStage('review'),
  release: () => inStage('release'),
  payment_failed: () => ({ holds: isFirstPaymentFailed, sort: 'createdAt:desc' }),
  past_due: () => ({ holds: isPastDue, sort: 'pastDueSince:asc' }),
  flagged: ({ db }) => ({ holds: hasOpenFlag(db), sort: 'createdAt:asc' }),
  site_down: () => ({ holds: isSiteDown, sort: 'siteDownSince:asc' }),
};

/** The condition of a filter, and its own order if it is a queue. */
export function filterBy(filter: OrderFilter, at: At): { filter: SQL; sort?: Queue['sort'] } {
  if (!isQueue(filter)) return { filter: eq(orders.status, filter) };
  const { holds, sort } = queues[filter](at);
  return { filter: holds, sort };
}

/** Whether an order has the stage and the payment of a query, its days, and is one of those it names. */
export async function isWithin(db: Db, query: OrderListQuery): Promise<SQL | undefined> {
  const { stage, payment } = query;
  return and(
    stage && inStage(stage).holds,
    payment && (payment === 'past_due' ? isPastDue : eq(orders.paymentStatus, payment)),
    await isOnDays(db, orders.createdAt, query),
    hasId(orders.id, query),
  );
}

function inStage(stage: DeliveryStage): Queue {
  return { holds: sql`${orders.stage} = ${stage} and ${isUndelivered}`, sort: 'deadline:asc' };
}

function isQueue(filter: OrderFilter): filter is OrderQueue {
  return Object.hasOwn(queues, filter);
}
