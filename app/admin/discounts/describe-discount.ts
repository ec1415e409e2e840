import type { Discount } from '#contract/admin-discounts';
import { discountTerms as copy } from '../../copy/admin-discounts.ts';
import { formatDay } from '../../format/dates.ts';
import { describeReduction } from '../../format/discount.ts';

type Reduction = Pick<Discount, 'percentOff' | 'amountOff'>;
type Duration = Pick<Discount, 'duration' | 'durationMonths'>;
type Scope = Pick<Discount, 'billingIntervals' | 'productIds'>;

export type DiscountRules = Reduction &
  Duration &
  Scope &
  Pick<Discount, 'maxUses' | 'maxUsesPerCustomer' | 'startsAt' | 'endsAt'>;

/** 'first payment', 'for 3 months' or 'every payment'. */
export function describeDuration({ duration, durationMonths }: Duration): string {
  return duration === 'repeating' ? copy.brief.months(durationMonths ?? 0) : copy.brief[duration];
}

/** 'All plans' or 'Monthly, 2 products'. */
export function describeScope({ billingIntervals, productIds }: Scope): string {
  const products = productIds ? [copy.products(productIds.length)] : [];
  return [copy.brief[onlyInterval({ billingIntervals }) ?? 'all'], ...products].join(', ');
}

/**
 * What a code does, as a sentence: '20% off the first 3 months of any monthly plan, 50 uses, until
 * Dec 31, 2026.'
 */
export function describeDiscount(
  rules: DiscountRules,
  titleOf: (productId: number) => string | undefined,
): string {
  const { maxUses, maxUsesPerCustomer, startsAt, endsAt } = rules;
  const what = [
    describeReduction(rules),
    describePayments(rules),
    copy.of(copy.plans[onlyInterval(rules) ?? 'any']),
    ...describeProducts(rules, titleOf),
  ].join(' ');
  const limits = [
    maxUses !== null && copy.uses(maxUses),
    maxUsesPerCustomer !== null && copy.perCustomer(maxUsesPerCustomer),
    startsAt !== null && copy.from(formatDay(startsAt)),
    endsAt !== null && copy.until(formatDay(endsAt)),
  ].filter((limit) => limit !== false);
  return `${[what, ...limits].join(', ')}.`;
}

/** An amount is taken off each payment, a percentage off all of them together. */
function describePayments({ duration, durationMonths, amountOff }: Duration & Reduction): string {
  if (duration !== 'repeating') return copy[duration];
  const months = copy.months(durationMonths ?? 0);
  return amountOff === null ? months : copy.paymentsOf(months);
}

function describeProducts(
  { productIds }: Scope,
  titleOf: (productId: number) => string | undefined,
): string[] {
  if (productIds === null) return [];
  const titles = productIds.flatMap((id) => titleOf(id) ?? []);
  const areNamed = titles.length === productIds.length && titles.length <= 2;
  return [copy.for(areNamed ? titles.join(' or ') : copy.products(productIds.length))];
}

function onlyInterval({ billingIntervals }: Pick<Scope, 'billingIntervals'>) {
  return billingIntervals?.length === 1 ? billingIntervals[0] : undefined;
}
