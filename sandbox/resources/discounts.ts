import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { invalid, notSupported } from '../protocol/errors.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds, Subscription, SubscriptionItem, Wire } from '../protocol/wire.ts';
import type { Coupon } from './coupons.ts';
import { periodEnd } from './period.ts';
import { requireObject, requireReferenced } from './retrieve.ts';

type SessionParams = Wire<Stripe.Checkout.SessionCreateParams>;

/** The coupon that a new session names, by itself or through a promotion code. */
export interface SessionDiscount {
  coupon: Coupon;
  promotionCode: string | null;
}

/** A discount that reduces invoices. */
export interface AppliedDiscount {
  id: string;
  coupon: Coupon;
}

export function sessionDiscount(
  context: Context,
  { discounts = [] }: SessionParams,
  currency: string | null,
): SessionDiscount | undefined {
  const [given] = discounts;
  if (given === undefined) return undefined;
  if (discounts.length > 1) throw notSupported('several discounts', 'discounts');
  if ((given.coupon === undefined) === (given.promotion_code === undefined)) {
    throw invalid('You must specify either `coupon` or `promotion_code`.', 'discounts[0]');
  }
  const named = given.promotion_code ? activeCode(context, given.promotion_code) : undefined;
  const id = named?.promotion.coupon ?? given.coupon ?? '';
  const coupon = requireReferenced(context, 'coupon', id, 'discounts[0][coupon]');
  if (coupon.amount_off !== null && coupon.currency !== currency) {
    throw invalid('The coupon must have the currency of the line_items.', 'discounts[0]');
  }
  return { coupon, promotionCode: named?.id ?? null };
}

function activeCode(context: Context, id: string): Kinds['promotion_code'] {
  const param = 'discounts[0][promotion_code]';
  const named = requireReferenced(context, 'promotion_code', id, param);
  if (!named.active) throw invalid('This promotion code is inactive.', param);
  return named;
}

/** Starts the discount of a paid session. One that applies once is used up by the first invoice. */
export function redeem(
  context: Context,
  { coupon, promotionCode }: SessionDiscount,
  { session, subscription }: { session: string; subscription: Subscription },
): AppliedDiscount {
  const { objects, emit, now } = context;
  const months = coupon.duration_in_months;
  const discount: Kinds['discount'] = {
    id: newId('di'),
    object: 'discount',
    checkout_session: session,
    customer: subscription.customer,
    customer_account: null,
    end: months === null ? null : periodEnd(now, 'month', months),
    invoice: null,
    invoice_item: null,
    promotion_code: promotionCode,
    source: { coupon: coupon.id, type: 'coupon' },
    start: now,
    subscription: subscription.id,
    subscription_item: null,
  };
  // Other sessions may have redeemed it since this one was created.
  const { times_redeemed } = requireObject(context, 'coupon', coupon.id);
  objects.replace('coupon', { ...coupon, times_redeemed: times_redeemed + 1 });
  const code = promotionCode && objects.get('promotion_code', promotionCode);
  if (code) {
    objects.replace('promotion_code', { ...code, times_redeemed: code.times_redeemed + 1 });
  }
  objects.insert('discount', discount);
  emit('customer.discount.created', discount);
  return { id: discount.id, coupon };
}

/** The discount that applies to a subscription's invoices at a time. */
export function discountAt(
  context: Context,
  { discounts }: Pick<Subscription, 'discounts'>,
  at: number,
): AppliedDiscount | undefined {
  const [id] = discounts;
  if (id === undefined) return undefined;
  const { end, source } = requireObject(context, 'discount', id);
  if (end !== null && end <= at) return undefined;
  return { id, coupon: requireObject(context, 'coupon', source.coupon ?? '') };
}

/** Announces the end of a subscription's discounts. */
export function endDiscounts(context: Context, { discounts }: Subscription): void {
  for (const id of discounts) {
    context.emit('customer.discount.deleted', requireObject(context, 'discount', id));
  }
}

/** What a coupon takes off each of some amounts. The parts add up to what it takes off the sum. */
export function reductions(coupon: Coupon | undefined, amounts: number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const { amount_off, percent_off } = coupon ?? { amount_off: null, percent_off: 0 };
  const off = amount_off ?? Math.round((total * (percent_off ?? 0)) / 100);
  const reduction = Math.min(off, total);
  let sum = 0;
  return amounts.map((amount) => {
    const before = partOf(reduction, sum, total);
    sum += amount;
    return partOf(reduction, sum, total) - before;
  });
}

/** What items cost per period, after a discount. */
export function netCosts(
  items: SubscriptionItem[],
  coupon: Coupon | undefined,
): Map<string, number> {
  const costs = items.map(({ price, quantity = 1 }) => (price.unit_amount ?? 0) * quantity);
  const off = reductions(coupon, costs);
  return new Map(items.map(({ id }, index) => [id, (costs[index] ?? 0) - (off[index] ?? 0)]));
}

function partOf(reduction: number, sum: number, total: number): number {
  return total === 0 ? 0 : Math.round((reduction * sum) / total);
}
