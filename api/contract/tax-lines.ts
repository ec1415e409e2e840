import type { ChargeTax } from './checkout-tax.ts';

type AmountLine = { label: string; cents: number; note?: string };

/** What is shown of the tax in a charge above its total; nothing without tax. `totalCents`: with tax. */
export function taxLines(tax: ChargeTax | null | undefined, totalCents: number): AmountLine[] {
  if (tax?.reverseCharge) {
    const note = 'Your business accounts for the tax.';
    return [{ label: 'Reverse charge', cents: 0, note }];
  }
  if (!isTaxed(tax)) return [];
  const cents = centsFromSum(tax.amount);
  const rate = taxRateName(tax);
  return [
    { label: 'Before tax', cents: totalCents - cents },
    { label: tax.inclusive ? `Including ${rate}` : rate, cents },
  ];
}

/** Continues an amount with tax: ', including $3.80 VAT (20%)'. Empty without tax. */
export function taxClause(
  tax: ChargeTax | null | undefined,
  money: (cents: number) => string,
): string {
  if (tax?.reverseCharge) return '. Reverse charge: your business accounts for the tax';
  if (!isTaxed(tax)) return '';
  return `, including ${money(centsFromSum(tax.amount))} ${taxRateName(tax)}`;
}

/** 'VAT (19%)' */
export function taxRateName({ name, percentage }: Pick<ChargeTax, 'name' | 'percentage'>): string {
  const title = name ?? 'Tax';
  return percentage === null ? title : `${title} (${percentage}%)`;
}

/** Whether a charge has a tax of its own, if only of 0%. */
export function isTaxed<Tax extends ChargeTax>(tax: Tax | null | undefined): tax is Tax {
  return tax != null && (tax.percentage !== null || centsFromSum(tax.amount) !== 0);
}

/** The tax that comes on top of a price, in cents; 0 where the price includes it. */
export function addedTaxOf(tax: ChargeTax | null | undefined): number {
  return tax && !tax.inclusive ? centsFromSum(tax.amount) : 0;
}

/** "-5.00" → -500. Below zero in an invoice that became credit. */
export function centsFromSum(sum: string): number {
  return Number(sum.replace('.', ''));
}
