import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { formatInterval, formatMoney } from '../money.ts';
import type { Context } from '../protocol/operation.ts';
import type { SubscriptionItem, Wire } from '../protocol/wire.ts';

export type InvoiceLine = Wire<Stripe.InvoiceLineItem>;

/** Charges an item's full period. */
export function periodLine(context: Context, item: SubscriptionItem): InvoiceLine {
  const { price, quantity = 1 } = item;
  const { interval = 'month', interval_count = 1 } = price.recurring ?? {};
  const each = formatMoney(price.unit_amount ?? 0, price.currency);
  const every = formatInterval(interval, interval_count);
  return lineOf(item, {
    amount: costOf(item),
    description: `${quantity} × ${nameOf(context, price.product)} (at ${each} / ${every})`,
    period: { start: item.current_period_start, end: item.current_period_end },
    proration: false,
  });
}

/** Credits the part of a debit that pays for the time after `at`. */
export function creditLine(
  context: Context,
  item: SubscriptionItem,
  debit: InvoiceLine,
  at: number,
): InvoiceLine {
  const { start, end } = debit.period;
  const from = Math.max(at, start);
  const line = lineOf(item, {
    // Avoids -0.
    amount: 0 - partOf(debit.amount - discountOf(debit), { start, end }, from),
    description: `Unused time on ${goodsOf(context, soldBy(debit, item))} after ${DAY.format(at * 1000)}`,
    period: { start: from, end },
    proration: true,
    // Empty until both lines are on an invoice.
    credits: { invoice: debit.invoice ?? '', invoice_line_items: [debit.id] },
  });
  const { pricing, quantity, quantity_decimal, taxes } = debit;
  return { ...line, pricing, quantity, quantity_decimal, taxes };
}

/** Charges the rest of a period, prorated to the second. `cost`: of a period, after discounts. */
export function remainingLine(
  context: Context,
  item: SubscriptionItem,
  cost: number,
  at: number,
): InvoiceLine {
  const { current_period_start: start, current_period_end: end, price, quantity = 1 } = item;
  const goods = goodsOf(context, { product: price.product, quantity });
  return lineOf(item, {
    amount: partOf(cost, { start, end }, at),
    description: `Remaining time on ${goods} after ${DAY.format(at * 1000)}`,
    period: { start: at, end },
    proration: true,
  });
}

export function isCredit({ amount, parent }: InvoiceLine): boolean {
  const { proration_details } = parent?.subscription_item_details ?? {};
  return amount < 0 || (proration_details?.credited_items ?? null) !== null;
}

/** Puts a line on an invoice. A credit for a line of the same invoice gets its ID. */
export function onInvoice(line: InvoiceLine, invoice: string): InvoiceLine {
  const details = line.parent?.subscription_item_details;
  const credited = details?.proration_details?.credited_items;
  if (!line.parent || !details || credited?.invoice !== '') return { ...line, invoice };
  const proration_details = { credited_items: { ...credited, invoice } };
  const subscription_item_details = { ...details, proration_details };
  return { ...line, invoice, parent: { ...line.parent, subscription_item_details } };
}

/** What discounts take off a line. */
export function discountOf({ discount_amounts }: InvoiceLine): number {
  return (discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

export function costOf({ price, quantity = 1 }: SubscriptionItem): number {
  return (price.unit_amount ?? 0) * quantity;
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

interface Sold {
  product: string;
  quantity: number;
}

function soldBy({ pricing, quantity }: InvoiceLine, { price }: SubscriptionItem): Sold {
  return { product: pricing?.price_details?.product ?? price.product, quantity: quantity ?? 1 };
}

/** The part of an amount that pays for the time after `at`. */
function partOf(amount: number, { start, end }: { start: number; end: number }, at: number) {
  return Math.round((amount * (end - at)) / (end - start));
}

function goodsOf(context: Context, { product, quantity }: Sold): string {
  const name = nameOf(context, product);
  return quantity > 1 ? `${quantity} × ${name}` : name;
}

interface LineTerms {
  amount: number;
  description: string;
  period: { start: number; end: number };
  proration: boolean;
  /** The debit that a credit refers to. */
  credits?: { invoice: string; invoice_line_items: string[] };
}

function lineOf(item: SubscriptionItem, terms: LineTerms): InvoiceLine {
  const { price, quantity = 1, subscription } = item;
  const { amount, proration } = terms;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: terms.description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: proration ? newId('ii') : null,
        proration,
        proration_details: proration ? { credited_items: terms.credits ?? null } : null,
        subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: terms.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription,
    subtotal: amount,
    // Determined when the line is put on an invoice.
    taxes: null,
  };
}

function nameOf({ objects }: Context, product: string): string {
  return objects.get('product', product)?.name ?? product;
}
