import * as v from 'valibot';
import { currencies } from '#db/values/currencies';
import { billingIntervals, deliveryStages } from '#db/values/enumerations';
import { amountInput } from './amounts.ts';
import { PlacedTax, taxFields } from './checkout-tax.ts';
import { discountCode, PlacedDiscount } from './discounts.ts';
import {
  instantText,
  lengths,
  line,
  moneyText,
  optionalLine,
  typedEmailAddress,
} from './fields.ts';
import { supportPackageValues } from './support-packages.ts';

/** What the buyer fills in, validated by the screen and by the server. */
export const CheckoutForm = v.object({
  customerName: v.pipe(line(lengths.name), v.minLength(2, 'Name must be at least 2 characters')),
  customerEmail: typedEmailAddress('Invalid email address'),
  customerPhone: optionalLine(lengths.phone),
  supportPackage: v.nullish(v.picklist(supportPackageValues), 'none'),
  billingInterval: v.nullish(v.picklist(billingIntervals), 'month'),
  ...taxFields,
});
export type CheckoutForm = v.InferOutput<typeof CheckoutForm>;

/**
 * `checkoutId`: a UUID that the page creates; the same id means the same purchase. `termsVersion`: the
 * version of the terms that the buyer has seen; without it, they accept the one in force. `shownTotal`:
 * what the buyer was told is charged now; if it is another amount, nothing is ordered.
 */
export const CreateCheckout = v.object({
  productId: v.pipe(v.number(), v.integer()),
  ...CheckoutForm.entries,
  checkoutId: v.pipe(
    v.nullish(v.string(), null),
    v.transform((id) => id || null),
    v.nullable(v.pipe(v.string(), v.uuid())),
  ),
  discountCode,
  termsVersion: v.nullish(line(lengths.legalVersion), null),
  /** Read as cents. */
  shownTotal: v.nullish(amountInput({ min: () => 0 }), null),
});
export type CreateCheckout = v.InferOutput<typeof CreateCheckout>;
export type CreateCheckoutInput = v.InferInput<typeof CreateCheckout>;

/** What was ordered, at the prices of the order. It holds no personal data. */
export const PlacedOrder = v.object({
  orderId: v.string(),
  productId: v.number(),
  productTitle: v.string(),
  billingInterval: v.picklist(billingIntervals),
  supportPackage: v.string(),
  /** The prices per interval: website, support, total. */
  intervalProductPrice: moneyText,
  intervalSupportPrice: moneyText,
  totalAmount: moneyText,
  totalMonthlyAmount: moneyText,
  currency: v.picklist(currencies),
  /** The prices above are those before it; null: none. */
  discount: v.nullable(PlacedDiscount),
  /** null: the shop charges none. */
  tax: v.nullable(PlacedTax),
});
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>;

/** `url`: where the buyer pays. */
export const Checkout = v.object({
  ...PlacedOrder.entries,
  url: v.string(),
  sessionId: v.string(),
});
export type Checkout = v.InferOutput<typeof Checkout>;

export const checkoutStatuses = ['open', 'processing', 'paid', 'failed', 'expired'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/**
 * The status of a purchase. The session's id is all that it takes to see it, so it shows of the
 * buyer only a masked email address.
 */
export const CheckoutSession = v.object({
  ...PlacedOrder.entries,
  status: v.picklist(checkoutStatuses),
  productThumbnail: v.nullable(v.string()),
  /** Where the receipt was sent, such as 'j…@example.com'; null until the order is paid. */
  receiptEmail: v.nullable(v.string()),
  /** Whether the order belongs to an account. */
  hasAccount: v.boolean(),
  /**
   * Opens the brief without an account, for the browser that opened the checkout, in the first hour
   * after the payment; otherwise the receipt’s link does.
   */
  briefToken: v.nullable(v.string()),
  /** Whether it is charged again; false for one that is unpaid, ending or over. */
  renews: v.boolean(),
  nextChargeAt: v.nullable(instantText),
  /** The amount of the next charge, after a discount; null: it isn't known yet. */
  nextAmount: v.nullable(moneyText),
  /** The step of making the website; null until it is paid. */
  stage: v.nullable(v.picklist(deliveryStages)),
  /** Whether the delivery waits for the buyer's brief. */
  waitsForBrief: v.boolean(),
  isDelivered: v.boolean(),
});
export type CheckoutSession = v.InferOutput<typeof CheckoutSession>;

/** How long a request may wait for a change, in seconds. */
export const maxWaitSeconds = 20;

export const CheckoutSessionQuery = v.strictObject({
  wait: v.optional(
    v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(maxWaitSeconds)),
    '0',
  ),
});
