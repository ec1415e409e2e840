import { type MoneyFormat, stepOf } from '#contract/money-format';
import type { TaxSettings } from '#contract/settings/tax';
import type { TaxRateRow } from '#db/schema/tax-rates';

/** The members of the EU, whose businesses owe each other's tax themselves. */
const unionCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export function isUnionCountry(country: string): boolean {
  return unionCountries.has(country);
}

/** Where a buyer is. `taxNumber`: of a business, in a valid form of its country; null: a consumer. */
export type TaxedBuyer = { country: string; region: string | null; taxNumber: string | null };

export type Rate = Pick<
  TaxRateRow,
  'id' | 'country' | 'region' | 'name' | 'percentage' | 'inclusive'
>;

/** How an order is taxed, whatever it costs. */
export type TaxDecision =
  | { kind: 'rate'; rate: Rate }
  /** The buyer owes the tax: Directive 2006/112/EC, Articles 44 and 196. */
  | { kind: 'reverse_charge' }
  | { kind: 'none' }
  | { kind: 'no_sale' };

type Shop = Pick<TaxSettings, 'sellerCountry' | 'unlisted'> & {
  /** Those in force now in the buyer's country. */
  rates: readonly Rate[];
};

/** Decides how the shop's own rates tax a buyer. A region's rate replaces its country's. */
export function decideTax(
  { sellerCountry, unlisted, rates }: Shop,
  { country, region, taxNumber }: TaxedBuyer,
): TaxDecision {
  if (taxNumber !== null && isReverseCharge(sellerCountry, country)) {
    return { kind: 'reverse_charge' };
  }
  const own = rates.filter((rate) => rate.country === country);
  const rate =
    own.find((known) => known.region !== null && known.region === region) ??
    own.find((known) => known.region === null);
  if (rate) return { kind: 'rate', rate };
  return { kind: unlisted === 'no_sale' ? 'no_sale' : 'none' };
}

/** Whether a business in one country owes the tax on what it buys from the other. */
function isReverseCharge(sellerCountry: string, country: string): boolean {
  return sellerCountry !== country && isUnionCountry(sellerCountry) && isUnionCountry(country);
}

type Percentage = { percentage: string; inclusive: boolean };

/** Amounts in cents. */
export type TaxedAmount = { net: number; tax: number; total: number };

/**
 * What lines of an invoice come to, each after its discount. The tax of each line is rounded half up, as
 * the payment provider does.
 */
export function taxOnLines(
  lines: readonly number[],
  rate: Percentage | null,
  format: Pick<MoneyFormat, 'digits'>,
): TaxedAmount {
  const amounts = lines.map((amount) => taxOn(amount, rate, stepOf(format)));
  const sum = (part: keyof TaxedAmount) => amounts.reduce((total, one) => total + one[part], 0);
  return { net: sum('net'), tax: sum('tax'), total: sum('total') };
}

function taxOn(amount: number, rate: Percentage | null, step: number): TaxedAmount {
  if (!rate) return { net: amount, tax: 0, total: amount };
  const { inclusive } = rate;
  // In millionths of the amount: four decimals of a percentage.
  const share = Math.round(Number(rate.percentage) * 10_000);
  const whole = inclusive ? 1_000_000 + share : 1_000_000;
  const tax = Math.floor((2 * amount * share + whole * step) / (2 * whole * step)) * step;
  return inclusive
    ? { net: amount - tax, tax, total: amount }
    : { net: amount, tax, total: amount + tax };
}
