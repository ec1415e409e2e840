import { newId } from '../ids.ts';
import { invalid } from '../protocol/errors.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import type { Address } from '../resources/addresses.ts';
import { requireObject } from '../resources/retrieve.ts';
import { countryName } from './countries.ts';
import { isRegistered } from './registrations.ts';
import { countryOfTaxId } from './tax-id-formats.ts';
import type { TaxRate } from './tax-rates.ts';
import { taxSettings } from './tax-settings.ts';
import { isInUnion, placeOf, stateOf, type TaxPlace } from './tax-table.ts';
import type { AppliedRate, Reason } from './taxes.ts';

/** Who is taxed, as automatic tax sees them. */
export interface Buyer {
  address: Address | null | undefined;
  exempt: string | null | undefined;
  taxIds: { type: string; value: string | null }[];
}

export interface Sold {
  inclusive: boolean;
  taxCode: string | null;
}

interface Location {
  country: string;
  state: string | null;
}

const NAMES = { hst: 'HST', jct: 'JCT', sales_tax: 'Sales tax', vat: 'VAT' };
/** Goods and services that are never taxed. */
const NONTAXABLE = 'txcd_00000000';

/** Where a buyer is taxed, or undefined if the address doesn't tell. */
export function locationOf({ address }: Pick<Buyer, 'address'>): Location | undefined {
  const { country, postal_code, state } = address ?? {};
  if (!country) return undefined;
  if (country !== 'US' && country !== 'CA') return { country, state: null };
  const found = state?.toUpperCase() || stateOf(country, postal_code ?? '');
  if (country === 'CA') return found ? { country, state: found } : undefined;
  return /^\d{5}(-\d{4})?$/.test(postal_code ?? '') ? { country, state: found } : undefined;
}

export function requireLocation(buyer: Partial<Pick<Buyer, 'address'>>, param?: string): void {
  if (locationOf({ address: buyer.address })) return;
  const message =
    "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.";
  throw invalid(message, param, 'customer_tax_location_invalid');
}

/** The rate for a sale. Empty if the buyer's location is unknown. */
export function automaticRates(context: Context, buyer: Buyer, sold: Sold): AppliedRate[] {
  const location = locationOf(buyer);
  if (location === undefined) return [];
  const place = placeOf(location.country, location.state);
  const reason = reasonFor(context, buyer, sold, location, place);
  const percentage = reason === 'standard_rated' ? (place?.percentage ?? 0) : 0;
  const rate = findOrAdd(context, location, {
    percentage,
    inclusive: sold.inclusive,
    type: place?.type,
  });
  return [{ rate, reason }];
}

/** How a price is taxed. Fails if neither the price nor the settings say so. */
export function soldBy(context: Context, price: Kinds['price'], param: string): Sold {
  const { tax_behavior, tax_code } = taxSettings(context).defaults;
  const inferred = ['cad', 'usd'].includes(price.currency) ? 'exclusive' : 'inclusive';
  const fallback = tax_behavior === 'inferred_by_currency' ? inferred : tax_behavior;
  const behavior = price.tax_behavior === 'unspecified' ? fallback : price.tax_behavior;
  if (behavior !== 'exclusive' && behavior !== 'inclusive') {
    const message = `The price ${price.id} has no tax_behavior. Set it to inclusive or exclusive, or set a default in the tax settings.`;
    throw invalid(message, param);
  }
  const product = requireObject(context, 'product', price.product);
  return { inclusive: behavior === 'inclusive', taxCode: product.tax_code ?? tax_code };
}

function reasonFor(
  context: Context,
  { exempt, taxIds }: Buyer,
  { taxCode }: Sold,
  { country, state }: Location,
  place: TaxPlace | undefined,
): Reason {
  if (!isRegistered(context, country, state)) return 'not_collecting';
  if (place === undefined) return 'not_supported';
  if (exempt === 'exempt') return 'customer_exempt';
  if (exempt === 'reverse') return 'reverse_charge';
  if (taxCode === NONTAXABLE) return 'product_exempt';
  if (!place.taxed) return 'not_subject_to_tax';
  const home = taxSettings(context).head_office?.address.country;
  const isBusiness = taxIds.some(({ type, value }) => {
    const isVat = type === 'eu_vat' ? isInUnion(country) : type.endsWith('_vat');
    return isVat && countryOfTaxId(type, value ?? '') === country;
  });
  return isBusiness && country !== home ? 'reverse_charge' : 'standard_rated';
}

/** Automatic tax reuses the rates it has made. They are archived, so that nobody else uses them. */
function findOrAdd(
  { objects, now }: Context,
  { country, state }: Location,
  {
    percentage,
    inclusive,
    type = 'vat',
  }: { percentage: number; inclusive: boolean; type?: TaxPlace['type'] | undefined },
): TaxRate {
  const same = {
    sql: `hidden IS NOT NULL AND json_extract(body, '$.country') = ?
      AND json_extract(body, '$.state') IS ? AND json_extract(body, '$.percentage') = ?
      AND json_extract(body, '$.inclusive') = ? AND json_extract(body, '$.tax_type') = ?`,
    values: [country, state, percentage, inclusive, type],
  };
  const [known] = objects.page('tax_rate', { where: [same], limit: 1 })?.data ?? [];
  if (known) return known;
  const rate: TaxRate = {
    id: newId('txr'),
    object: 'tax_rate',
    active: false,
    country,
    created: now,
    description: null,
    display_name: NAMES[type],
    effective_percentage: percentage,
    flat_amount: null,
    inclusive,
    jurisdiction: state ?? countryName(country),
    jurisdiction_level: state === null ? 'country' : 'state',
    livemode: false,
    metadata: {},
    percentage,
    rate_type: 'percentage',
    state,
    tax_type: type,
  };
  return objects.insert('tax_rate', rate, { automatic: true });
}
