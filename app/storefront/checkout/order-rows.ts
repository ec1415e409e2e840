import type { PlacedOrder } from '#contract/checkout';
import {
  intervalPrice,
  type OrderPrice,
  type Plan,
  type PlanPrices,
  planPrices,
  priceOrder,
} from '#contract/plans';
import type { Product } from '#contract/products';
import { type SupportPrices, supportName } from '#contract/support-packages';
import { centsFromDecimal } from '#db/values/money';
import type { SummaryListProps, SummaryRow } from '#ui/summary-list';
import { checkout, discount as words } from '../../copy/checkout.ts';
import { exactMoney } from '../../format/money.ts';
import { type DiscountEffect, effectOfPlaced, renewalNote } from './discount-effect.ts';

/**
 * What the summary shows: `charge` is the amount per interval, such as '$799.00/year', or with a
 * discount what is due today, with the amount `before`.
 */
export type SummarizedOrder = SummaryListProps & {
  title: string;
  charge: string;
  before?: string;
};

/** The form's current choice, at the current prices. */
export function summarizeChoice(
  product: Product,
  plan: Plan,
  discount: DiscountEffect | null,
  prices: SupportPrices,
): SummarizedOrder {
  const price = priceOf(planPrices(product, prices), plan);
  return { title: product.title, ...summarize(price, plan, discount) };
}

/** An order that was placed, at its own prices. */
export function summarizeOrder(order: PlacedOrder): SummarizedOrder {
  const { billingInterval, discount, productTitle: title } = order;
  const price = intervalPrice(billingInterval, {
    productCents: centsFromDecimal(order.intervalProductPrice),
    supportCents: centsFromDecimal(order.intervalSupportPrice),
  });
  const effect = discount && effectOfPlaced(discount, billingInterval);
  return { title, ...summarize(price, order, effect) };
}

/** What a choice costs per interval before a discount, in US cents. */
export function chargeOf(product: Product, plan: Plan, prices: SupportPrices): number {
  return priceOf(planPrices(product, prices), plan).intervalTotalCents;
}

/** Falls back to the monthly price when a product offers no annual plan. */
function priceOf(prices: PlanPrices, plan: Plan): OrderPrice {
  try {
    return priceOrder(prices, plan.supportPackage, plan.billingInterval);
  } catch {
    return priceOrder(prices, plan.supportPackage, 'month');
  }
}

type Bought = Pick<PlacedOrder, 'supportPackage' | 'billingInterval'>;

function summarize(
  price: OrderPrice,
  { supportPackage, billingInterval }: Bought,
  discount: DiscountEffect | null,
) {
  const { intervalTotalCents } = price;
  const perInterval = (cents: number) => `${exactMoney(cents)}/${billingInterval}`;
  const perMonth = { label: checkout.totalPerMonth, amount: exactMoney(price.totalMonthlyCents) };
  const rows: SummaryRow[] = [
    { label: 'Subscription', amount: perInterval(price.intervalProductCents) },
    { label: supportName(supportPackage), amount: perInterval(price.intervalSupportCents) },
  ];
  const perYear = { label: 'Total per year', amount: exactMoney(intervalTotalCents) };
  if (!discount) {
    const amount = exactMoney(intervalTotalCents);
    const note = checkout.next(amount, billingInterval);
    const total = { label: words.dueToday, amount, note };
    const totals = billingInterval === 'year' ? [perMonth, perYear] : [perMonth];
    return { rows: [...rows, ...totals], total, charge: perInterval(intervalTotalCents) };
  }
  // What the discount is taken off comes right before it.
  rows.push(perMonth);
  if (billingInterval === 'year') rows.push(perYear);
  const { code, offCents, terms } = discount;
  rows.push({ label: words.row(code), amount: `−${exactMoney(offCents)}`, note: terms });
  const due = exactMoney(intervalTotalCents - offCents);
  const note = renewalNote(discount, billingInterval, intervalTotalCents);
  return {
    rows,
    total: { label: words.dueToday, amount: due, note },
    charge: `${due} today`,
    before: exactMoney(intervalTotalCents),
  };
}
