import type { TaxRate } from '../tax/tax-rates.ts';

/** A tax's line below a subtotal, or undefined where nothing was collected and nothing is due. */
export function taxName(
  { display_name, inclusive, percentage }: TaxRate,
  reason: string | null,
): string | undefined {
  if (reason === 'reverse_charge') return `${display_name} (reverse charge)`;
  if (reason === 'customer_exempt') return `${display_name} (exempt)`;
  if (reason === 'not_collecting' || reason === 'not_supported') return undefined;
  return `${inclusive ? 'Includes ' : ''}${display_name} (${percentage}%)`;
}

export const REVERSE_CHARGE = 'Reverse charge: tax is to be paid by the customer.';

const TAX_ID_NAMES: Record<string, string> = {
  eu_vat: 'VAT number',
  gb_vat: 'VAT number',
  ch_vat: 'VAT number',
  no_vat: 'VAT number',
  us_ein: 'EIN',
};

export function taxIdText({ type, value }: { type: string; value: string | null }): string {
  return `${TAX_ID_NAMES[type] ?? 'Tax ID'}: ${value}`;
}
