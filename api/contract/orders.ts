import * as v from 'valibot';
import {
  billingIntervals,
  currencies,
  orderStatuses,
  paymentKinds,
  paymentStatuses,
  subscriptionStatuses,
} from '#db/values/enumerations';
import { instantText, moneyText } from './fields.ts';
import { listQuery } from './lists.ts';
import { OrderFlag } from './order-flags.ts';

/** An order as admins see it: every column, and what the tables of the dashboard call otherwise. */
export const Order = v.object({
  id: v.number(),
  orderId: v.string(),
  productId: v.number(),
  customerId: v.nullable(v.string()),
  customerName: v.string(),
  customerEmail: v.string(),
  customerPhone: v.nullable(v.string()),
  /** As it was called when it was sold. */
  productTitle: v.string(),
  supportPackage: v.string(),
  /** What the payment provider knows it by, besides its number. */
  reference: v.string(),
  supportPackagePrice: moneyText,
  monthlyProductPrice: moneyText,
  totalMonthlyAmount: moneyText,
  currency: v.picklist(currencies),
  billingInterval: v.picklist(billingIntervals),
  intervalProductPrice: moneyText,
  intervalSupportPrice: moneyText,
  /** What one interval costs. */
  intervalTotal: moneyText,
  paymentStatus: v.picklist(paymentStatuses),
  stripeSubscriptionId: v.nullable(v.string()),
  stripeSessionId: v.nullable(v.string()),
  stripeCustomerId: v.nullable(v.string()),
  status: v.picklist(orderStatuses),
  /** When somebody began to work on it. */
  startedAt: v.nullable(instantText),
  deliveredAt: v.nullable(instantText),
  deliveryNote: v.nullable(v.string()),
  /** How often it was delivered; sent back with the next delivery. */
  deliveryVersion: v.number(),
  /** Until when the website is handed over; null while nothing is paid, and once it has ended. */
  promisedAt: v.nullable(instantText),
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
  /** Since when a renewal is not paid. */
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
 * No statuses: rows of several of them, in an order of their own, whatever `sort` says.
 *
 * - undelivered: every paid order that waits for its website, the oldest promise first
 * - past_due: every order whose renewal is not paid, whether the provider still tries or has given
 *   up, the longest first
 */
export const orderQueues = ['undelivered', 'past_due'] as const;
export type OrderQueue = (typeof orderQueues)[number];

/** What the list's `status` takes. */
export const orderFilters = [...orderStatuses, ...orderQueues] as const;
export type OrderFilter = (typeof orderFilters)[number];

export const OrderListQuery = listQuery({ statuses: orderFilters, sorts: orderSorts });
export type OrderListQuery = v.InferOutput<typeof OrderListQuery>;

/** What a movement says; its kind alone does not tell what comes back from what goes. */
export const paymentMeanings = [
  'paid',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
  'dispute_lost',
] as const;
export type PaymentMeaning = (typeof paymentMeanings)[number];

/** One movement of money in the ledger. */
export const Payment = v.object({
  id: v.number(),
  kind: v.picklist(paymentKinds),
  meaning: v.picklist(paymentMeanings),
  /** Names it at the payment provider; how it ended stands behind a colon. */
  providerId: v.string(),
  amount: moneyText,
  currency: v.picklist(currencies),
  occurredAt: instantText,
});
export type Payment = v.InferOutput<typeof Payment>;

/** An order with its payments, the oldest first. */
export const OrderDetails = v.object({
  ...Order.entries,
  payments: v.array(Payment),
  /** What was handed over, by name; never the values. */
  credentialLabels: v.array(v.string()),
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
  'started',
  'delivered',
  'credentials_revealed',
  'flag_settled',
  'ended',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** Something that happened to an order. */
export const OrderEvent = v.object({
  kind: v.picklist(orderEventKinds),
  at: instantText,
  /** Where money moved. */
  amount: v.nullable(moneyText),
  /** The provider's id of the movement, why the customer wants to leave, or what was looked at. */
  detail: v.nullable(v.string()),
});
export type OrderEvent = v.InferOutput<typeof OrderEvent>;

/** What happened to an order, the oldest first. */
export const OrderTimeline = v.array(OrderEvent);
