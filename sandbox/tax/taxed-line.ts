import type { Context } from '../protocol/operation.ts';
import type { Kinds, Subscription } from '../protocol/wire.ts';
import { discountOf, type InvoiceLine } from '../resources/invoice-lines.ts';
import { requireObject } from '../resources/retrieve.ts';
import { type AppliedRate, chosenRates, type LineTax, taxesOn } from './taxes.ts';

export interface Taxpayer {
  subscription: Subscription;
  customer: Pick<Kinds['customer'], 'tax_exempt'>;
}

/** Taxes what is left of a line after discounts. A credit has the rates of its debit. */
export function taxedLine(context: Context, line: InvoiceLine, payer: Taxpayer): InvoiceLine {
  const applied = line.taxes ? ratesOf(context, line.taxes) : ratesInForce(line, payer);
  return { ...line, taxes: taxesOn(line.amount - discountOf(line), applied) };
}

/** The rates that taxes were computed with. */
export function ratesOf(context: Context, taxes: LineTax[]): AppliedRate[] {
  return taxes.map(({ tax_rate_details, taxability_reason: reason }) => ({
    rate: requireObject(context, 'tax_rate', tax_rate_details?.tax_rate ?? ''),
    reason,
  }));
}

function ratesInForce(line: InvoiceLine, { subscription, customer }: Taxpayer): AppliedRate[] {
  const id = line.parent?.subscription_item_details?.subscription_item;
  const own = subscription.items.data.find((item) => item.id === id)?.tax_rates ?? [];
  const rates = own.length > 0 ? own : (subscription.default_tax_rates ?? []);
  return chosenRates(rates, customer.tax_exempt);
}
