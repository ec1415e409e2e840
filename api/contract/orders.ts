import * as v from 'valibot';
import {
  billingIntervals,
  currencies,
  deliveryStages,
  orderStatuses,
  paymentKinds,
  paymentStatuses,
  subscriptionStatuses,
} from '#db/values/enumerations';
import { deliveryClock } from './delivery-clock.ts';
import { OrderDiscount } from './discounts.ts';
import { instantText, moneyText } from './fields.ts';
import { daysQuery, idsQuery, listQuery } from './lists.ts';
import { OrderFlag } from './order-flags.ts';
import { SiteCheck } from './site-checks.ts';

/** An order as admins see it: every column, and the names that the dashboard uses for some. */
export const Order = v.object({
  id: v.number(),
  orderId: v.string(),
  productId: v.number(),
  customerId: v.nullable(v.string()),
  customerName: v.string(),
  customerEmail: v.string(),
  customerPhone: v.nullable(v.string()),
  /** The title at the time of the sale. */
  productTitle: v.string(),
  supportPackage: v.string(),
  /** Identifies the order at the payment provider, besides its number. */
  reference: v.string(),
  supportPackagePrice: moneyText,
  monthlyProductPrice: moneyText,
  totalMonthlyAmount: moneyText,
  currency: v.picklist(currencies),
  billingInterval: v.picklist(billingIntervals),
  intervalProductPrice: moneyText,
  intervalSupportPrice: moneyText,
  /** The total per interval. */
  intervalTotal: moneyText,
  /** The discount code that it uses, by id. */
  discountId: v.nullable(v.number()),
  /** What the discount takes off the first charge. */
  discountAmount: moneyText,
  /** While unpaid, it holds a use of its code until then. */
  discountHeldUntil: v.nullable(instantText),
  /** The discount applies to charges before this instant; null: to all of them. */
  discountEndsAt: v.nullable(instantText),
  paymentStatus: v.picklist(paymentStatuses),
  stripeSubscriptionId: v.nullable(v.string()),
  stripeSessionId: v.nullable(v.string()),
  stripeCustomerId: v.nullable(v.string()),
  /** The network of the charged card as the provider names it, and its last four digits. */
  cardBrand: v.nullable(v.string()),
  cardLast4: v.nullable(v.string()),
  status: v.picklist(orderStatuses),
  /** The step of making the website; null until it is paid. A delivered one stays in the last. */
  stage: v.nullable(v.picklist(deliveryStages)),
  stageSince: v.nullable(instantText),
  /** Where the customer sees the website before its release. */
  previewUrl: v.nullable(v.string()),
  /** The admin who makes the website. */
  assigneeId: v.nullable(v.number()),
  /** Counts the changes of stage, preview address and assignee. */
  stageVersion: v.number(),
  /** When work on it started. */
  startedAt: v.nullable(instantText),
  deliveredAt: v.nullable(instantText),
  deliveryNote: v.nullable(v.string()),
  /** The number of deliveries; sent back with the next one. */
  deliveryVersion: v.number(),
  /** Where the website is live; null: it isn’t watched. */
  liveUrl: v.nullable(v.string()),
  /** Since when the live website is down; null while it answers. */
  siteDownSince: v.nullable(instantText),
  /** Within how many hours of the payment it was promised; pauses don’t count. */
  promisedHours: v.number(),
  ...deliveryClock,
  subscriptionStatus: v.picklist(subscriptionStatuses),
  checkoutId: v.nullable(v.string()),
  checkoutAttempt: v.number(),
  checkoutUrl: v.nullable(v.string()),
  checkoutExpiresAt: v.nullable(instantText),
  /** The sentences of the open `flags`, the oldest first. */
  paymentFlags: v.array(v.string()),
  /** The sentences of the settled `flags`, the first settled first. */
  settledFlags: v.array(v.object({ text: v.string(), settledAt: instantText })),
  paidAt: v.nullable(instantText),
  nextChargeAt: v.nullable(instantText),
  cancelAt: v.nullable(instantText),
  /** Since when a renewal is unpaid. */
  pastDueSince: v.nullable(instantText),
  endedAt: v.nullable(instantText),
  syncedAt: v.nullable(instantText),
  termsVersion: v.string(),
  acceptedAt: instantText,
  createdAt: instantText,
  updatedAt: instantText,
  /** The same as `totalMonthlyAmount`. */
  totalAmount: moneyText,
  /** The same as `monthlyProductPrice`. */
  productPrice: moneyText,
  product: v.object({
    id: v.number(),
    title: v.string(),
    description: v.string(),
    thumbnail: v.nullable(v.string()),
    demoUrl: v.nullable(v.string()),
  }),
  /** Problems with its payments, open and settled, the oldest first. */
  flags: v.array(OrderFlag),
});
export type Order = v.InferOutput<typeof Order>;

export const OrderList = v.array(Order);

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

/**
 * `from` and `to` are the days of the first and the last order, `ids` those that may be listed. Of named
 * orders, a queue in `status` is only the order: one that has left the queue is still listed.
 */
export const OrderListQuery = v.strictObject({
  ...listQuery({ statuses: orderFilters, sorts: orderSorts }).entries,
  ...daysQuery,
  ...idsQuery,
});
export type OrderListQuery = v.InferOutput<typeof OrderListQuery>;

/** The meaning of a ledger entry; its kind alone doesn't tell the direction of the money. */
export const paymentMeanings = [
  'paid',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
  'dispute_lost',
] as const;
export type PaymentMeaning = (typeof paymentMeanings)[number];

/** An entry of the ledger. */
export const Payment = v.object({
  id: v.number(),
  kind: v.picklist(paymentKinds),
  meaning: v.picklist(paymentMeanings),
  /** Its id at the payment provider; the outcome follows a colon. */
  providerId: v.string(),
  amount: moneyText,
  currency: v.picklist(currencies),
  occurredAt: instantText,
});
export type Payment = v.InferOutput<typeof Payment>;

/** A step of making a website that an order entered. `by`: the admin; null: the customer or the shop. */
export const EnteredStage = v.object({
  stage: v.picklist(deliveryStages),
  at: instantText,
  by: v.nullable(v.string()),
});
export type EnteredStage = v.InferOutput<typeof EnteredStage>;

/** An order with its payments and its stages, the oldest first, and its discount. */
export const OrderDetails = v.object({
  ...Order.entries,
  payments: v.array(Payment),
  /** null: none. */
  discount: v.nullable(OrderDiscount),
  /** The labels of the delivered credentials, never the values. */
  credentialLabels: v.array(v.string()),
  /** The last check of its live website; null: not checked yet, or not watched. */
  siteCheck: v.nullable(SiteCheck),
  stages: v.array(EnteredStage),
});
export type OrderDetails = v.InferOutput<typeof OrderDetails>;

export const orderEventKinds = [
  'ordered',
  'paid',
  'renewed',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
  'cancellation_requested',
  'cancellation_processed',
  'cancellation_withdrawn',
  'brief_sent',
  'stage_changed',
  'started',
  'review_sent',
  'review_answered',
  'review_approved',
  'message_received',
  'message_sent',
  'delivered',
  'credentials_revealed',
  'flag_settled',
  'ended',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** An event of an order. */
export const OrderEvent = v.object({
  kind: v.picklist(orderEventKinds),
  at: instantText,
  /** null if no money moved. */
  amount: v.nullable(moneyText),
  /**
   * The provider's id of a payment, the reason of a cancellation, the settled flag, the stage and the
   * admin who chose it, the round of a review, who approved the website, or who wrote a message.
   */
  detail: v.nullable(v.string()),
});
export type OrderEvent = v.InferOutput<typeof OrderEvent>;

/** The events of an order, the oldest first. */
export const OrderTimeline = v.array(OrderEvent);
