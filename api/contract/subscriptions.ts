import * as v from 'valibot';
import {
  billingIntervals,
  cancellationStatuses,
  deliveryStages,
  orderStatuses,
  paymentStatuses,
  subscriptionStatuses,
} from '#db/values/enumerations';
import { BriefState } from './briefs.ts';
import { ChargeTax } from './checkout-tax.ts';
import { deliveryClock } from './delivery-clock.ts';
import { OrderDiscount } from './discounts.ts';
import { instantText, moneyText } from './fields.ts';
import { listQuery } from './lists.ts';
import { PlanOffer } from './plan-changes.ts';
import { LiveSite } from './site-checks.ts';

export const deliverySteps = ['paid', 'in_work', 'delivered'] as const;

/** An order as its customer sees it: product, price, status and delivery. */
export const Subscription = v.object({
  id: v.number(),
  orderId: v.string(),
  createdAt: instantText,
  customerName: v.string(),
  supportPackage: v.string(),
  billingInterval: v.picklist(billingIntervals),
  totalMonthlyAmount: moneyText,
  /** The total per interval. */
  totalAmount: moneyText,
  status: v.picklist(orderStatuses),
  paymentStatus: v.picklist(paymentStatuses),
  subscriptionStatus: v.picklist(subscriptionStatuses),
  /** null: nothing more is charged, such as after a cancellation request, a renewal is unpaid, or it isn't known yet. */
  nextChargeAt: v.nullable(instantText),
  /** Its discount; null: none. */
  discount: v.nullable(OrderDiscount),
  /** The amount of the next charge, after a discount; null: none is due. */
  nextAmount: v.nullable(moneyText),
  /** The tax in the next charge; null: it has none, or none is due. */
  nextTax: v.nullable(ChargeTax),
  /** When it ends, once the provider has confirmed the cancellation. */
  cancelAt: v.nullable(instantText),
  /** Until when a cancellation leaves it active, requested or not; null: not known. */
  accessUntil: v.nullable(instantText),
  endedAt: v.nullable(instantText),
  /** Since when a renewal is unpaid; null if none is. */
  pastDueSince: v.nullable(instantText),
  /** The current cancellation request; null if there is none or it was withdrawn. */
  cancellation: v.nullable(
    v.object({ status: v.picklist(cancellationStatuses), requestedAt: instantText }),
  ),
  product: v.object({
    title: v.string(),
    thumbnail: v.nullable(v.string()),
    demoUrl: v.nullable(v.string()),
  }),
  /** The delivery; `at` is null for steps that have not happened. */
  steps: v.array(
    v.object({ step: v.picklist(deliverySteps), at: v.nullable(instantText), done: v.boolean() }),
  ),
  ...deliveryClock,
  /** The step of making the website; null while nothing is paid. */
  stage: v.nullable(v.picklist(deliveryStages)),
  stageSince: v.nullable(instantText),
  /** Where the website can be seen while its customer reviews it; null at other times. */
  previewUrl: v.nullable(v.string()),
  /** The live website; null: it isn’t watched. */
  site: v.nullable(LiveSite),
  /** How far its brief is; null while nothing is paid. */
  brief: v.nullable(BriefState),
  /** The rounds of its review that have ended: remarks that were sent, or the approval. */
  reviewRounds: v.number(),
});
export type Subscription = v.InferOutput<typeof Subscription>;

export const SubscriptionList = v.array(Subscription);

/** `status` matches the order's status or the subscription's. */
export const SubscriptionListQuery = listQuery({
  statuses: [...new Set([...orderStatuses, ...subscriptionStatuses])],
  sorts: ['createdAt', 'totalMonthlyAmount'],
});
export type SubscriptionListQuery = v.InferOutput<typeof SubscriptionListQuery>;

/** A subscription with the terms, plans and results of its delivery. */
export const SubscriptionDetails = v.object({
  ...Subscription.entries,
  /** The note of the delivery. */
  deliveryNote: v.nullable(v.string()),
  /** The version of the terms that the customer accepted. */
  termsVersion: v.string(),
  /** Whether there are credentials to reveal. */
  hasCredentials: v.boolean(),
  /** The current billing interval, and the other one if it is offered. */
  plans: v.array(PlanOffer),
});
export type SubscriptionDetails = v.InferOutput<typeof SubscriptionDetails>;

/** An order as its link shows it: without credentials. */
export const GuestOrder = v.object({
  ...Subscription.entries,
  /** Fills in the sign-up form. */
  customerEmail: v.string(),
  /** The note of the delivery. */
  deliveryNote: v.nullable(v.string()),
  termsVersion: v.string(),
});
export type GuestOrder = v.InferOutput<typeof GuestOrder>;
