import * as v from 'valibot';
import { deliveryStages, orderStatuses, paymentStatuses } from '#db/values/enumerations';
import { daysQuery, idsQuery, listQuery } from './lists.ts';

export const orderSorts = ['createdAt', 'customerName', 'totalAmount'] as const;

/**
 * Filters across statuses that have an order of their own and ignore `sort`.
 *
 * - undelivered: paid orders without their website, the earliest deadline first and paused ones last
 * - late: those of them whose deadline has passed
 * - a stage: those of them that are in it, in the same order
 * - payment_failed: orders whose first payment failed, the newest first
 * - past_due: orders with an unpaid renewal, retried or given up, the longest overdue first
 * - flagged: orders with an open flag, the oldest first
 * - site_down: orders whose live website is down, the longest first
 */
export const orderQueues = [
  'undelivered',
  'late',
  ...deliveryStages,
  'payment_failed',
  'past_due',
  'flagged',
  'site_down',
] as const;
export type OrderQueue = (typeof orderQueues)[number];

/** The values of the list's `status` parameter. */
export const orderFilters = [...orderStatuses, ...orderQueues] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** `past_due`: orders with an unpaid renewal. */
export const orderPayments = [...paymentStatuses, 'past_due'] as const;

/**
 * `stage` and `payment` narrow the list without an order of their own: undelivered orders in a stage,
 * orders by the status of their payment. `from` and `to` are the days of the first and the last order, `ids` those that may be listed. Of named
 * orders, a queue in `status` is only the order: one that has left the queue is still listed.
 */
export const OrderListQuery = v.strictObject({
  ...listQuery({ statuses: orderFilters, sorts: orderSorts }).entries,
  stage: v.optional(v.picklist(deliveryStages)),
  payment: v.optional(v.picklist(orderPayments)),
  ...daysQuery,
  ...idsQuery,
});
export type OrderListQuery = v.InferOutput<typeof OrderListQuery>;
