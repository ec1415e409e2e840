import * as v from 'valibot';
import { currencies } from '#db/values/currencies';
import {
  billingIntervals,
  deliveryStages,
  orderStatuses,
  paymentStatuses,
  subscriptionStatuses,
} from '#db/values/enumerations';
import { taxNumberStatuses } from '#db/values/tax';
import { ChargeTax } from './checkout-tax.ts';
import { deliveryClock } from './delivery-clock.ts';
import { OrderDiscount } from './discounts.ts';
import { instantText, lengths, line, moneyText, typedEmailAddress } from './fields.ts';
import { OrderFlag } from './order-flags.ts';
import { Payment } from './payments.ts';
import { SiteCheck } from './site-checks.ts';

/** When an admin's cancellation ends a subscription: with the paid period, or immediately. */
export const cancellationEnds = ['period_end', 'now'] as const;
export type CancellationEnd = (typeof cancellationEnds)[number];

/** Corrects the address that a guest mistyped at checkout. */
export const OrderEmailChange = v.object({
  customerEmail: typedEmailAddress('Invalid email address'),
  /** The address that is corrected. If it is another one by now, the answer is a `conflict`. */
  shownEmail: line(lengths.email),
});
export type OrderEmailChange = v.InferOutput<typeof OrderEmailChange>;

/** How an order was taxed when it was placed. `amount`: in the first charge. */
export const OrderTax = v.object({
  ...ChargeTax.entries,
  /** Where the buyer is: ISO 3166-1, two letters. */
  country: v.string(),
  /** ISO 3166-2 without the country; null: the tax didn't depend on it. */
  region: v.nullable(v.string()),
  /** The buyer's, as a business. */
  taxNumber: v.nullable(v.string()),
  /**
   * What the tax authority said of the number: its owner's name, or why it didn't say anything.
   * `checkedAt`: null: not asked yet. `answer`: null: it isn't in the EU's register. null: no number.
   */
  numberCheck: v.nullable(
    v.object({
      status: v.picklist(taxNumberStatuses),
      checkedAt: v.nullable(instantText),
      answer: v.nullable(v.string()),
    }),
  ),
});
export type OrderTax = v.InferOutput<typeof OrderTax>;

/** An order as admins see it: every column, and the names that the dashboard uses for some. */
export const Order = v.object({
  id: v.number(),
  orderId: v.string(),
  productId: v.number(),
  customerId: v.nullable(v.string()),
  customerName: v.string(),
  customerEmail: v.string(),
  /** The address typed at checkout, if the shop has corrected it. */
  typedEmail: v.nullable(v.string()),
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
  /** Not part of the amounts above, unless it is included. null: the shop charged none. */
  tax: v.nullable(OrderTax),
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
  checkoutAttempt: v.number(),
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
  /** A cancellation by the shop that the payment provider has not confirmed; null: none. */
  openCancellation: v.nullable(
    v.object({
      when: v.picklist(cancellationEnds),
      requestedAt: instantText,
      /** Why the last attempt failed; null while the first one runs. */
      error: v.nullable(v.string()),
    }),
  ),
});
export type OrderDetails = v.InferOutput<typeof OrderDetails>;
