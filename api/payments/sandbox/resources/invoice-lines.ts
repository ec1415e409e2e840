import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { formatInterval, formatMoney } from '../money.ts';
import type { Context } from '../protocol/operation.ts';
import type { SubscriptionItem, Wire } from '../protocol/wire.ts';

export type InvoiceLine = Wire<Stripe.InvoiceLineItem>;

/** A whole period of an item. */
export function periodLine(context: Context, item: SubscriptionItem): InvoiceLine {
  const { price, quantity = 1 } = item;
  const { interval = 'month', interval_count = 1 } = price.recurring ?? {};
  const each = formatMoney(price.unit_amount ?? 0, price.currency);
  const every = formatInterval(interval, interval_count);
  return lineOf(item, {
    amount: costOf(item),
    description: `${quantity} × ${nameOf(context, item)} (at ${each} / ${every})`,
    period: { start: item.current_period_start, end: item.current_period_end },
    proration: false,
  });
}

/** What is given back of a period that is left early. */
export function unusedLine(context: Context, item: SubscriptionItem, at: number): InvoiceLine {
  return prorated(context, item, at, 'Unused');
}

/** What the rest of a period costs. */
export function remainingLine(context: Context, item: SubscriptionItem, at: number): InvoiceLine {
  return prorated(context, item, at, 'Remaining');
}

export function costOf({ price, quantity = 1 }: SubscriptionItem): number {
  return (price.unit_amount ?? 0) * quantity;
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** To the second, as the provider's flexible billing has it. */
function prorated(
  context: Context,
  item: SubscriptionItem,
  at: number,
  what: 'Remaining' | 'Unused',
): InvoiceLine {
  const { current_period_start: start, current_period_end: end, quantity = 1 } = item;
  const part = Math.round((costOf(item) * (end - at)) / (end - start));
  const goods = `${quantity > 1 ? `${quantity} × ` : ''}${nameOf(context, item)}`;
  return lineOf(item, {
    // Not -0, which would travel as it is.
    amount: what === 'Unused' ? 0 - part : part,
    description: `${what} time on ${goods} after ${DAY.format(at * 1000)}`,
    period: { start: at, end },
    proration: true,
  });
}

interface LineTerms {
  amount: number;
  description: string;
  period: { start: number; end: number };
  proration: boolean;
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
        proration_details: proration ? { credited_items: null } : null,
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
    taxes: [],
  };
}

function nameOf({ objects }: Context, { price }: SubscriptionItem): string {
  return objects.get('product', price.product)?.name ?? price.product;
}
