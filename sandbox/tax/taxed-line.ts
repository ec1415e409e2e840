import type { Context } from '../protocol/operation.ts';
import type { Kinds, Subscription } from '../protocol/wire.ts';
import { discountOf, type InvoiceLine } from '../resources/invoice-lines.ts';
import { requireObject } from '../resources/retrieve.ts';
import { automaticRates, type Buyer, soldBy } from './automatic-tax.ts';
import { taxIdsOf } from './tax-ids.ts';
import { type AppliedRate, chosenRates, type LineTax, taxesOn } from './taxes.ts';

export interface Taxpayer {
  subscription: Subscription;
  customer: Kinds['customer'];
}

/** Taxes what is left of a line after discounts. A credit has the rates of its debit. */
export function taxedLine(context: Context, line: InvoiceLine, payer: Taxpayer): InvoiceLine {
  const applied = line.taxes ? ratesOf(context, line.taxes) : ratesInForce(context, line, payer);
  return { ...line, taxes: taxesOn(line.amount - discountOf(line), applied) };
}

/** The rates that taxes were computed with. */
export function ratesOf(context: Context, taxes: LineTax[]): AppliedRate[] {
  return taxes.map(({ tax_rate_details, taxability_reason: reason }) => ({
    rate: requireObject(context, 'tax_rate', tax_rate_details?.tax_rate ?? ''),
    reason,
  }));
}

export function buyerOf({ objects }: Context, customer: Kinds['customer']): Buyer {
  const taxIds = taxIdsOf(customer.id, objects).data;
  return { address: customer.address, exempt: customer.tax_exempt, taxIds };
}

function ratesInForce(
  context: Context,
  line: InvoiceLine,
  { subscription, customer }: Taxpayer,
): AppliedRate[] {
  const id = line.parent?.subscription_item_details?.subscription_item;
  const item = subscription.items.data.find((one) => one.id === id);
  if (subscription.automatic_tax.enabled) {
    const price =
      item?.price ?? requireObject(context, 'price', line.pricing?.price_details?.price ?? '');
    return automaticRates(context, buyerOf(context, customer), soldBy(context, price, 'items'));
  }
  const own = item?.tax_rates ?? [];
  const rates = own.length > 0 ? own : (subscription.default_tax_rates ?? []);
  return chosenRates(rates, customer.tax_exempt);
}
