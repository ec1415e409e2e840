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
import { taxLines } from '#contract/tax-lines';
import { centsFromDecimal } from '#db/values/money';
import type { SummaryListProps, SummaryRow } from '#ui/summary-list';
import { checkout, discount as words } from '../../copy/checkout.ts';
import { exactMoney } from '../../format/money.ts';
import {
  type ChargeTerms,
  chargesOf,
  effectOfPlaced,
  renewalNote,
  type ShownTax,
} from './discount-effect.ts';

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
  prices: SupportPrices,
  { discount, tax }: ChargeTerms,
): SummarizedOrder {
  const price = priceOf(planPrices(product, prices), plan);
  return { title: product.title, ...summarize(price, plan, { discount, tax }) };
}

/** An order that was placed, at its own prices. */
export function summarizeOrder(order: PlacedOrder): SummarizedOrder {
  const { billingInterval, discount, tax, productTitle: title } = order;
  const price = intervalPrice(billingInterval, {
    productCents: centsFromDecimal(order.intervalProductPrice),
    supportCents: centsFromDecimal(order.intervalSupportPrice),
  });
  const effect = discount && effectOfPlaced(discount, billingInterval);
  return { title, ...summarize(price, order, { discount: effect, tax }) };
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
  { discount, tax }: ChargeTerms,
) {
  const { intervalTotalCents } = price;
  const { dueCents, regularCents } = chargesOf(intervalTotalCents, { discount, tax });
  const perInterval = (cents: number) => `${exactMoney(cents)}/${billingInterval}`;
  const rows: SummaryRow[] = [
    { label: 'Subscription', amount: perInterval(price.intervalProductCents) },
    { label: supportName(supportPackage), amount: perInterval(price.intervalSupportCents) },
    { label: checkout.totalPerMonth, amount: exactMoney(price.totalMonthlyCents) },
  ];
  if (billingInterval === 'year') {
    rows.push({ label: 'Total per year', amount: exactMoney(intervalTotalCents) });
  }
  const due = exactMoney(dueCents);
  const total = { label: words.dueToday, amount: due };
  if (!discount) {
    const note = tax === 'unknown' ? checkout.taxUnknown : checkout.next(due, billingInterval);
    rows.push(...taxRows(tax, dueCents));
    return { rows, total: { ...total, note }, charge: perInterval(dueCents) };
  }
  // What the discount is taken off comes right before it.
  const { code, offCents, terms } = discount;
  rows.push({ label: words.row(code), amount: `−${exactMoney(offCents)}`, note: terms });
  rows.push(...taxRows(tax, dueCents));
  const note =
    tax === 'unknown'
      ? checkout.taxUnknown
      : renewalNote(discount, billingInterval, { dueCents, regularCents });
  return {
    rows,
    total: { ...total, note },
    charge: `${due} today`,
    before: exactMoney(regularCents),
  };
}

function taxRows(tax: ShownTax, dueCents: number): SummaryRow[] {
  if (tax === 'unknown') return [];
  return taxLines(tax, dueCents).map(({ cents, ...row }) => ({
    ...row,
    amount: exactMoney(cents),
  }));
}
