import type { ChargeTax } from '#contract/checkout-tax';
import type { OrderTaxRow } from '#db/schema/order-taxes';
import { sumFromCents } from '#db/values/money';
import type { ProviderTax } from '../payments/provider/charges.ts';

/** How a charge is taxed, whatever it comes to. */
export type TaxTerms = Pick<OrderTaxRow, 'name' | 'percentage' | 'inclusive' | 'reverseCharge'>;

export function chargeTaxToWire(
  { name, percentage, inclusive, reverseCharge }: TaxTerms,
  cents: number,
): ChargeTax {
  return { name, percentage, inclusive, reverseCharge, amount: sumFromCents(cents) };
}

/** The tax in an invoice of the provider; null: it has none. */
export function providerTaxToWire({
  taxCents,
  taxRate,
  reverseCharge,
}: ProviderTax): ChargeTax | null {
  if (taxCents === 0 && !taxRate && !reverseCharge) return null;
  const { name = null, percentage = null, inclusive = false } = taxRate ?? {};
  return chargeTaxToWire({ name, percentage, inclusive, reverseCharge }, taxCents);
}
