import * as v from 'valibot';
import { currencies } from '#db/values/currencies';
import { type BillingInterval, billingIntervals, discountDurations } from '#db/values/enumerations';
import { centsFromDecimal } from '#db/values/money';
import { minChargeOf } from './charge-limits.ts';
import { instantText, line, moneyText } from './fields.ts';
import { type MoneyFormat, roundMoney, shownMoney } from './money-format.ts';

export const maxCodeLength = 40;

/** A code as a buyer types it, in upper case. Absent, null and '' are read as null. */
export const discountCode = v.pipe(
  v.nullish(line(maxCodeLength), null),
  v.transform((code) => code?.toUpperCase() || null),
);

/** What a code takes off, as a buyer may see it. Exactly one of the first two is set. */
export const DiscountTerms = v.object({
  percentOff: v.nullable(v.number()),
  amountOff: v.nullable(moneyText),
  /** Which charges it reduces: the first, those of a number of months, or all. */
  duration: v.picklist(discountDurations),
  durationMonths: v.nullable(v.number()),
  /** The intervals that it applies to; null: all. */
  billingIntervals: v.nullable(v.array(v.picklist(billingIntervals))),
});
export type DiscountTerms = v.InferOutput<typeof DiscountTerms>;

/**
 * `checkoutId`: of the purchase that may hold a use of the code already. The address that a buyer
 * types is not part of it, because the answer would tell strangers which codes its owner has used.
 */
export const CheckDiscount = v.object({
  code: v.pipe(line(maxCodeLength), v.nonEmpty(), v.toUpperCase()),
  productId: v.pipe(v.number(), v.integer()),
  checkoutId: v.nullish(v.pipe(v.string(), v.uuid()), null),
});
export type CheckDiscount = v.InferOutput<typeof CheckDiscount>;

/** A code that can be used for a product now. */
export const CheckedDiscount = v.object({
  code: v.string(),
  currency: v.picklist(currencies),
  ...DiscountTerms.entries,
});
export type CheckedDiscount = v.InferOutput<typeof CheckedDiscount>;

/** The discount of an order that was placed. `amount`: what it takes off the first charge. */
export const PlacedDiscount = v.object({ ...CheckedDiscount.entries, amount: moneyText });
export type PlacedDiscount = v.InferOutput<typeof PlacedDiscount>;

/** The discount of an order. */
export const OrderDiscount = v.object({
  code: v.string(),
  ...DiscountTerms.entries,
  /** It applies to charges before this instant; null: to all of them. */
  endsAt: v.nullable(instantText),
});
export type OrderDiscount = v.InferOutput<typeof OrderDiscount>;

type Reduction = Pick<DiscountTerms, 'percentOff' | 'amountOff'>;

/** What a discount takes off a charge, in cents: never more than the charge, rounded half up. */
export function discountCents(
  { percentOff, amountOff }: Reduction,
  totalCents: number,
  money: Pick<MoneyFormat, 'digits'> = shownMoney(),
): number {
  if (amountOff !== null) return Math.min(centsFromDecimal(amountOff), totalCents);
  return roundMoney((totalCents * (percentOff ?? 0)) / 100, money);
}

/** How many charges a discount reduces, from the first on. An annual plan is charged every 12 months. */
export function discountedCharges(
  { duration, durationMonths }: Pick<DiscountTerms, 'duration' | 'durationMonths'>,
  interval: BillingInterval,
): number {
  if (duration === 'once') return 1;
  if (durationMonths === null) return Number.POSITIVE_INFINITY;
  return interval === 'month' ? durationMonths : Math.ceil(durationMonths / 12);
}

/** Whether the rest of a price can be charged: nothing, or at least the smallest amount. */
export function isChargeable(cents: number, { currency } = shownMoney()): boolean {
  return cents === 0 || cents >= minChargeOf(currency);
}

/** Whether a discount applies to a billing interval. */
export function appliesTo(
  { billingIntervals }: Pick<DiscountTerms, 'billingIntervals'>,
  interval: BillingInterval,
): boolean {
  return billingIntervals === null || billingIntervals.includes(interval);
}
