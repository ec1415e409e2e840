import { invalid } from '#api/http/failure';
import { readTaxSettings } from '#api/office/settings/reader';
import type { CheckoutForm } from '#contract/checkout';
import { missingTaxFields, otherRegion, type PlacedTax } from '#contract/checkout-tax';
import { countries, countryName } from '#contract/countries';
import { moneyFormatOf } from '#contract/currency';
import { roundMoney } from '#contract/money-format';
import type { OrderPrice } from '#contract/plans';
import type { TaxSettings } from '#contract/settings/tax';
import type { TaxQuote } from '#contract/tax-quote';
import type { Db } from '#db/client';
import type { OrderTaxRow } from '#db/schema/order-taxes';
import type { Currency } from '#db/values/currencies';
import { decimalFromCents } from '#db/values/money';
import type { AutomaticTax } from './automatic-tax.ts';
import { chargeTaxToWire, type TaxTerms } from './charge-tax.ts';
import { listRatesAt } from './rates.ts';
import { decideTax, type Rate, type TaxDecision, type TaxedAmount, taxOnLines } from './rule.ts';
import { readTaxNumber } from './tax-number.ts';

type TaxFields = Pick<CheckoutForm, 'taxCountry' | 'taxRegion' | 'taxPostalCode' | 'taxNumber'>;

/** What is charged, before tax. */
export type Charge = {
  price: Pick<OrderPrice, 'intervalProductCents' | 'intervalSupportCents'>;
  discountCents: number;
  currency: Currency;
};

/** The tax of a purchase, as the order keeps it. `amount`: of the first charge. */
export type PurchaseTax = Pick<
  OrderTaxRow,
  'mode' | 'country' | 'region' | 'postalCode' | 'taxNumber' | 'name' | 'percentage' | 'inclusive'
> &
  Pick<OrderTaxRow, 'reverseCharge' | 'amount' | 'rateId'>;

/** `address`: of the network that asks. */
type Asker = { automaticTax: AutomaticTax; address: string; at: Date };

/**
 * How a purchase is taxed; null: the shop charges no tax. Throws a 400 at the field that is missing or
 * wrong, and for a country where it doesn't sell.
 */
export async function taxPurchase(
  db: Db,
  fields: TaxFields,
  charge: Charge,
  asker: Asker,
): Promise<PurchaseTax | null> {
  const settings = await readTaxSettings(db);
  if (settings.mode === 'off') return null;
  const { taxed, needsPostalCode } = await decide(db, settings, { fields, charge, asker });
  if (taxed) return taxed.tax;
  const path = needsPostalCode ? 'taxPostalCode' : 'taxRegion';
  throw invalid([{ path, message: missingTaxFields[path] }]);
}

/** What a purchase would cost. Throws like {@link taxPurchase}. */
export async function quotePurchase(
  db: Db,
  fields: TaxFields,
  charge: Charge,
  asker: Asker,
): Promise<TaxQuote> {
  const settings = await readTaxSettings(db);
  const { taxed, ...asks } =
    settings.mode === 'off'
      ? { ...decided, taxed: taxedAt({ ...untaxed, country: '' }, charge) }
      : await decide(db, settings, { fields, charge, asker });
  if (!taxed) return { ...asks, quote: null };
  const { tax, total } = taxed;
  return {
    ...asks,
    quote: {
      ...placedTaxToWire(tax, charge),
      currency: charge.currency,
      net: decimalFromCents(total - tax.amount),
      total: decimalFromCents(total),
    },
  };
}

export function placedTaxToWire(
  tax: TaxTerms & Pick<OrderTaxRow, 'amount'>,
  charge: Omit<Charge, 'discountCents'>,
): PlacedTax {
  const { total } = chargeWithTax(tax, { ...charge, discountCents: 0 });
  return { ...chargeTaxToWire(tax, tax.amount), regularTotal: decimalFromCents(total) };
}

type Taxed = Pick<OrderTaxRow, 'percentage' | 'inclusive'>;

/** What a charge comes to. The tax of each line is rounded, as the payment provider does. */
export function chargeWithTax({ percentage, inclusive }: Taxed, charge: Charge): TaxedAmount {
  const rate = percentage === null ? null : { percentage, inclusive };
  return taxOnLines(linesOf(charge), rate, moneyFormatOf(charge.currency));
}

/** The discount is split over the lines as the payment provider does. */
function linesOf({ price, discountCents, currency }: Charge): number[] {
  const { intervalProductCents: product, intervalSupportCents: support } = price;
  const sum = product + support;
  const ofProduct = sum && roundMoney((discountCents * product) / sum, moneyFormatOf(currency));
  return [product - ofProduct, support - (discountCents - ofProduct)];
}

const untaxed: Omit<PurchaseTax, 'amount' | 'country'> = {
  mode: 'rates',
  region: null,
  postalCode: null,
  taxNumber: null,
  name: null,
  percentage: null,
  inclusive: false,
  reverseCharge: false,
  rateId: null,
};

/** `taxed`: null while the buyer has to choose one of the regions, or enter the postal code. */
type Decision = {
  taxed: { tax: PurchaseTax; total: number } | null;
  regions: string[];
  needsPostalCode: boolean;
};

const decided = { regions: [], needsPostalCode: false };

type Question = { fields: TaxFields; charge: Charge; asker: Asker };

function taxedAt(tax: Omit<PurchaseTax, 'amount'>, charge: Charge): Decision['taxed'] {
  const { tax: amount, total } = chargeWithTax(tax, charge);
  return { tax: { ...tax, amount }, total };
}

async function decide(db: Db, settings: TaxSettings, question: Question): Promise<Decision> {
  const { taxCountry, taxNumber: typed } = question.fields;
  const country = requireCountry(taxCountry);
  const taxNumber = typed === null ? null : await readTaxNumber(typed, country);
  const place = { country, taxNumber };
  return settings.mode === 'provider'
    ? decideByProvider(settings, place, question)
    : decideByRates(db, settings, place, question);
}

type Place = Pick<PurchaseTax, 'country' | 'taxNumber'>;

/** Where a country alone doesn't tell which tax is due. Source: the provider's list of locations. */
const countriesByPostalCode = ['CA', 'US'];

async function decideByProvider(
  { behavior, productTaxCode }: TaxSettings,
  { country, taxNumber }: Place,
  { fields, charge, asker }: Question,
): Promise<Decision> {
  const needsPostalCode = countriesByPostalCode.includes(country);
  const postalCode = needsPostalCode ? (fields.taxPostalCode?.toUpperCase() ?? null) : null;
  if (needsPostalCode && postalCode === null) return { ...decided, needsPostalCode, taxed: null };
  const { price, currency } = charge;
  // Where a discount covers everything, later charges still have a rate.
  const isFree = linesOf(charge).every((cents) => cents === 0);
  const lines = linesOf(isFree ? { price, currency, discountCents: 0 } : charge);
  const inclusive = behavior === 'inclusive';
  const { automaticTax, address } = asker;
  const { taxCents, totalCents, ...terms } = await automaticTax(
    {
      country,
      postalCode,
      taxNumber,
      currency,
      cents: lines.filter((cents) => cents > 0),
      tax: { inclusive, code: productTaxCode || null },
    },
    address,
  );
  const tax = { ...untaxed, ...terms, mode: 'provider' as const, inclusive };
  const amount = isFree ? 0 : taxCents;
  return {
    ...decided,
    needsPostalCode,
    taxed: {
      tax: { ...tax, country, postalCode, taxNumber, amount },
      total: isFree ? 0 : totalCents,
    },
  };
}

async function decideByRates(
  db: Db,
  { sellerCountry, unlisted }: TaxSettings,
  { country, taxNumber }: Place,
  { fields: { taxRegion }, charge, asker }: Question,
): Promise<Decision> {
  const rates = await listRatesAt(db, country, asker.at);
  const regions = rates.flatMap(({ region: own }) => own ?? []);
  if (regions.length > 0 && taxRegion === null) return { ...decided, regions, taxed: null };
  const region = regions.length > 0 ? readRegion(taxRegion ?? '', regions) : null;
  const decision = decideTax({ sellerCountry, unlisted, rates }, { country, region, taxNumber });
  if (decision.kind === 'no_sale') {
    const place = regions.length > 0 ? 'this part of ' : '';
    const message = `We don’t sell to ${place}${countryName(country)} yet.`;
    throw invalid([{ path: 'taxCountry', message }]);
  }
  const reverseCharge = decision.kind === 'reverse_charge';
  const tax = { ...untaxed, country, region, taxNumber, ...columnsOf(rateOf(decision)) };
  return { ...decided, regions, taxed: taxedAt({ ...tax, reverseCharge }, charge) };
}

function rateOf(decision: TaxDecision): Rate | null {
  return decision.kind === 'rate' ? decision.rate : null;
}

function columnsOf(rate: Rate | null) {
  if (!rate) return {};
  const { id: rateId, name, percentage, inclusive } = rate;
  return { rateId, name, percentage, inclusive };
}

function requireCountry(text: string | null): string {
  const country = countries.find((known) => known === text?.toUpperCase());
  if (country) return country;
  const message = text ? 'Choose a country from the list.' : missingTaxFields.taxCountry;
  throw invalid([{ path: 'taxCountry', message }]);
}

function readRegion(text: string, regions: readonly string[]): string | null {
  const region = text.toUpperCase();
  if (regions.includes(region)) return region;
  if (region === otherRegion) return null;
  const message = `Choose ${regions.join(', ')} or ${otherRegion}.`;
  throw invalid([{ path: 'taxRegion', message }]);
}
