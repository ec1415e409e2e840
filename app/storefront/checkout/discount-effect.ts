import type { PlacedTax } from '#contract/checkout-tax';
import {
  appliesTo,
  type CheckedDiscount,
  discountCents,
  discountedCharges,
  isChargeable,
  type PlacedDiscount,
} from '#contract/discounts';
import type { BillingInterval } from '#db/values/enumerations';
import { centsFromDecimal } from '#db/values/money';
import { discount as copy } from '../../copy/checkout.ts';
import { describeTerms } from '../../format/discount.ts';
import { exactMoney } from '../../format/money.ts';

/**
 * What a discount does to an order. `offCents`: what it takes off each of the first `charges`
 * charges. `terms`: '20% off the first year'.
 */
export type DiscountEffect = { code: string; offCents: number; charges: number; terms: string };

/** null: the shop charges none. 'unknown': it isn’t calculated yet. */
export type ShownTax = PlacedTax | 'unknown' | null;

/** What changes the price of a choice. */
export type ChargeTerms = { discount: DiscountEffect | null; tax: ShownTax };

/** What the first charge is, and what it is without a discount, in US cents with tax. */
export function chargesOf(totalCents: number, { discount, tax: shown }: ChargeTerms) {
  const tax = shown === 'unknown' ? null : shown;
  const added = tax && !tax.inclusive ? centsFromDecimal(tax.amount) : 0;
  const regularCents = tax ? centsFromDecimal(tax.regularTotal) : totalCents;
  return { dueCents: totalCents - (discount?.offCents ?? 0) + added, regularCents };
}

/** What a code does to the form's current choice, or why it does nothing. */
export function effectOn(
  discount: CheckedDiscount,
  interval: BillingInterval,
  totalCents: number,
): { effect: DiscountEffect | null; problem?: string } {
  const { code, billingIntervals } = discount;
  if (!appliesTo({ billingIntervals }, interval)) {
    const other = interval === 'month' ? 'annual' : 'monthly';
    return { effect: null, problem: copy.wrongInterval(code, other) };
  }
  const offCents = discountCents(discount, totalCents);
  if (!isChargeable(totalCents - offCents)) {
    return { effect: null, problem: copy.tooLittle(code) };
  }
  return { effect: toEffect(discount, interval, offCents) };
}

/** What the discount of a placed order does. */
export function effectOfPlaced(discount: PlacedDiscount, interval: BillingInterval) {
  return toEffect(discount, interval, centsFromDecimal(discount.amount));
}

/** What follows the first charge: 'Then $79.00/month' */
export function renewalNote(
  { charges }: DiscountEffect,
  interval: BillingInterval,
  { dueCents, regularCents }: { dueCents: number; regularCents: number },
): string {
  if (charges === Number.POSITIVE_INFINITY) return `Every ${interval}`;
  const full = `${exactMoney(regularCents)}/${interval}`;
  if (charges === 1) return `Then ${full}`;
  const due = `${exactMoney(dueCents)}/${interval}`;
  return `${due} for ${charges} ${interval}s, then ${full}`;
}

function toEffect(
  discount: CheckedDiscount,
  interval: BillingInterval,
  offCents: number,
): DiscountEffect {
  const charges = discountedCharges(discount, interval);
  return { code: discount.code, offCents, charges, terms: describeTerms(discount, interval) };
}
