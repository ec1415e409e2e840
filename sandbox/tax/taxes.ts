import type Stripe from 'stripe';
import type { Wire } from '../protocol/wire.ts';
import type { TaxRate } from './tax-rates.ts';

/** A tax as invoice lines carry it. */
export type LineTax = Wire<Stripe.InvoiceLineItem.Tax>;
export type Reason = LineTax['taxability_reason'];

/** A rate and why it does or doesn't apply. */
export interface AppliedRate {
  rate: TaxRate;
  reason: Reason;
}

/** For these nothing is charged, whatever the rate. */
const UNTAXED: Reason[] = [
  ...(['customer_exempt', 'not_collecting', 'not_subject_to_tax', 'not_supported'] as const),
  ...(['product_exempt', 'reverse_charge'] as const),
];
/** Percentages have up to four decimals. */
const SCALE = 10_000;

/** Rates that the shop chose by itself, for a customer who may be exempt. */
export function chosenRates(
  rates: TaxRate[],
  exempt: 'exempt' | 'none' | 'reverse' | (string & {}) | null | undefined,
): AppliedRate[] {
  const untaxed = exempt === 'exempt' ? 'customer_exempt' : 'reverse_charge';
  const reason = (exempt ?? 'none') === 'none' ? 'not_available' : untaxed;
  return rates.map((rate) => ({ rate, reason }));
}

/**
 * The taxes on an amount after discounts. Inclusive rates are part of the amount; exclusive ones
 * are added to what is left of it without them. Each is rounded half up.
 */
export function taxesOn(amount: number, applied: AppliedRate[]): LineTax[] {
  const included = applied.filter(({ rate }) => rate.inclusive).filter(isTaxed);
  const whole = 100 * SCALE + included.reduce((sum, { rate }) => sum + scaled(rate), 0);
  const amounts = new Map(
    included.map(({ rate }) => [rate.id, portion(amount, scaled(rate), whole)]),
  );
  const net = amount - [...amounts.values()].reduce((sum, part) => sum + part, 0);
  return applied.map(({ rate, reason }) => {
    const taxed = isTaxed({ reason });
    const exclusive = taxed ? portion(net, scaled(rate), 100 * SCALE) : 0;
    return {
      amount: amounts.get(rate.id) ?? exclusive,
      tax_behavior: rate.inclusive ? 'inclusive' : 'exclusive',
      tax_rate_details: { tax_rate: rate.id },
      taxability_reason: reason,
      taxable_amount: taxed ? net : 0,
      type: 'tax_rate_details',
    };
  });
}

/** Adds up the taxes of lines by rate. */
export function totalTaxes(taxes: LineTax[]): LineTax[] {
  const totals = new Map<string, LineTax>();
  for (const tax of taxes) {
    const key = `${tax.tax_rate_details?.tax_rate} ${tax.taxability_reason}`;
    const sum = totals.get(key);
    totals.set(key, {
      ...tax,
      amount: tax.amount + (sum?.amount ?? 0),
      taxable_amount: (tax.taxable_amount ?? 0) + (sum?.taxable_amount ?? 0),
    });
  }
  return [...totals.values()];
}

export function amountOf(taxes: LineTax[], behavior?: LineTax['tax_behavior']): number {
  return taxes
    .filter(({ tax_behavior }) => behavior === undefined || tax_behavior === behavior)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function isTaxed({ reason }: Pick<AppliedRate, 'reason'>): boolean {
  return !UNTAXED.includes(reason);
}

function scaled({ percentage }: TaxRate): number {
  return Math.round(percentage * SCALE);
}

/** Rounds half up, and credits like the debits that they reverse. */
function portion(amount: number, part: number, whole: number): number {
  return Math.sign(amount) * Math.round((Math.abs(amount) * part) / whole) || 0;
}
