import * as v from 'valibot';
import {
  billingIntervals,
  cancellationStatuses,
  orderStatuses,
  paymentStatuses,
  subscriptionStatuses,
} from '#db/values/enumerations';
import { instantText, moneyText } from './fields.ts';
import { listQuery } from './lists.ts';
import { PlanOffer } from './plan-changes.ts';

/** An order as its customer sees it: what was bought, what it costs, and how far it has come. */
export const Subscription = v.object({
  id: v.number(),
  orderId: v.string(),
  createdAt: instantText,
  customerName: v.string(),
  supportPackage: v.string(),
  billingInterval: v.picklist(billingIntervals),
  totalMonthlyAmount: moneyText,
  /** What one interval costs. */
  totalAmount: moneyText,
  status: v.picklist(orderStatuses),
  paymentStatus: v.picklist(paymentStatuses),
  subscriptionStatus: v.picklist(subscriptionStatuses),
  /** null: nothing more is charged, as after a request to cancel, or the provider has not told it yet. */
  nextChargeAt: v.nullable(instantText),
  /** When it ends, once the provider has agreed to end it. */
  cancelAt: v.nullable(instantText),
  endedAt: v.nullable(instantText),
  /** Since when a renewal is not paid; null while all is. */
  pastDueSince: v.nullable(instantText),
  /** The request to cancel that counts now; null where there is none or it was taken back. */
  cancellation: v.nullable(
    v.object({ status: v.picklist(cancellationStatuses), requestedAt: instantText }),
  ),
  product: v.object({
    title: v.string(),
    thumbnail: v.nullable(v.string()),
    demoUrl: v.nullable(v.string()),
  }),
});
export type Subscription = v.InferOutput<typeof Subscription>;

export const SubscriptionList = v.array(Subscription);

/** A `status` finds what has it as an order, and what has it as a subscription. */
export const SubscriptionListQuery = listQuery({
  statuses: [...new Set([...orderStatuses, ...subscriptionStatuses])],
  sorts: ['createdAt', 'totalMonthlyAmount'],
});
export type SubscriptionListQuery = v.InferOutput<typeof SubscriptionListQuery>;

export const deliverySteps = ['paid', 'in_work', 'delivered'] as const;

/** One subscription with its delivery: `at` is null for what has not happened. */
export const SubscriptionDetails = v.object({
  ...Subscription.entries,
  steps: v.array(
    v.object({ step: v.picklist(deliverySteps), at: v.nullable(instantText), done: v.boolean() }),
  ),
  /** Until when the website is handed over; null while nothing is paid, and once it has ended. */
  promisedAt: v.nullable(instantText),
  /** What was said at the handover. */
  deliveryNote: v.nullable(v.string()),
  /** Which terms were accepted with the order. */
  termsVersion: v.string(),
  /** Whether there are credentials to reveal. */
  hasCredentials: v.boolean(),
  /** Its own billing interval, and the other one where that is for sale. */
  plans: v.array(PlanOffer),
});
export type SubscriptionDetails = v.InferOutput<typeof SubscriptionDetails>;
