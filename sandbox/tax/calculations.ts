import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { invalid, missingParameter } from '../protocol/errors.ts';
import { checkPaging } from '../protocol/listing.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire, WireList } from '../protocol/wire.ts';
import { fullAddress } from '../resources/addresses.ts';
import { mergeMetadata } from '../resources/metadata.ts';
import { checkCurrency } from '../resources/prices.ts';
import { requireObject, requireReferenced, retrieveOperation } from '../resources/retrieve.ts';
import type { Objects } from '../store/objects.ts';
import { automaticRates, type Buyer, requireLocation } from './automatic-tax.ts';
import { countryName } from './countries.ts';
import { requireActiveSettings, taxSettings } from './tax-settings.ts';
import { buyerOf, ratesOf } from './taxed-line.ts';
import { amountOf, type LineTax, taxesOn, totalTaxes } from './taxes.ts';

type Calculation = Kinds['tax.calculation'];
type Line = Wire<Stripe.Tax.CalculationLineItem>;
type Params = Wire<Stripe.Tax.CalculationCreateParams>;
type Details = Calculation['customer_details'];

interface Internals {
  lines: Line[];
}

const PATH = '/v1/tax/calculations';
const NINETY_DAYS = 90 * 24 * 60 * 60;
const GENERAL_CODE = 'txcd_10000000';
const ADDRESS = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'];

const create = operation<Params>(
  `POST ${PATH}`,
  [
    ...['currency', 'customer', 'customer_details.address_source', 'customer_details.ip_address'],
    ...['customer_details.tax_ids', 'customer_details.taxability_override', 'tax_date'],
    ...ADDRESS.map((name) => `customer_details.address.${name}`),
    ...['amount', 'metadata', 'quantity', 'reference', 'tax_behavior', 'tax_code'].map(
      (name) => `line_items.${name}`,
    ),
  ],
  (call) => {
    const { objects, now, params } = call;
    requireActiveSettings(call, 'currency');
    checkCurrency(params.currency, 'currency');
    const details = detailsOf(call, params);
    requireLocation(details, 'customer_details[address]');
    const id = newId('taxcalc');
    const buyer = buyerIn(details);
    const taxed = params.line_items.map((line, index) => calculatedLine(call, line, index, buyer));
    const taxes = taxed.flatMap((line) => line.taxes);
    const exclusive = amountOf(taxes, 'exclusive');
    const net = taxed.reduce((sum, { line }) => sum + line.amount, 0);
    const calculation: Calculation = {
      id,
      object: 'tax.calculation',
      amount_total: net + exclusive,
      currency: params.currency.toLowerCase(),
      customer: params.customer ?? null,
      customer_details: details,
      expires_at: now + NINETY_DAYS,
      livemode: false,
      ship_from_details: null,
      shipping_cost: null,
      tax_amount_exclusive: exclusive,
      tax_amount_inclusive: amountOf(taxes, 'inclusive'),
      tax_breakdown: totalTaxes(taxes).map((tax) => breakdown(call, tax)),
      tax_date: params.tax_date ?? now,
    };
    const internals: Internals = { lines: taxed.map(({ line }) => line) };
    return objects.insert('tax.calculation', calculation, internals);
  },
);

const lineItems = operation<Wire<Stripe.Tax.CalculationListLineItemsParams>>(
  `GET ${PATH}/{id}/line_items`,
  ['limit'],
  (call) => {
    const { id } = requireObject(call, 'tax.calculation', call.id);
    const { limit = 10 } = call.params;
    checkPaging(limit);
    const all = calculationLines(id, call.objects);
    return { ...all, data: all.data.slice(0, limit), has_more: all.data.length > limit };
  },
);

export const calculations = [
  create,
  lineItems,
  retrieveOperation(`GET ${PATH}/{id}`, 'tax.calculation'),
];

export function calculationLines(id: string, objects: Objects): WireList<Line> {
  const data = objects.internals<Internals>(id)?.lines ?? [];
  return { object: 'list', data, has_more: false, url: `${PATH}/${id}/line_items` };
}

function calculatedLine(
  context: Context,
  given: Params['line_items'][number],
  index: number,
  buyer: Buyer,
) {
  const { amount, quantity = 1, tax_behavior = 'exclusive' } = given;
  if (quantity < 1) throw invalid('Invalid positive integer', `line_items[${index}][quantity]`);
  const tax_code = given.tax_code ?? taxSettings(context).defaults.tax_code ?? GENERAL_CODE;
  const sold = { inclusive: tax_behavior === 'inclusive', taxCode: tax_code };
  const taxes = taxesOn(amount, automaticRates(context, buyer, sold));
  const line: Line = {
    id: newId('tax_li'),
    object: 'tax.calculation_line_item',
    amount,
    amount_tax: amountOf(taxes),
    livemode: false,
    metadata: given.metadata ? mergeMetadata({}, given.metadata) : null,
    performance_location: null,
    product: null,
    quantity,
    reference: given.reference ?? `L${index + 1}`,
    tax_behavior,
    tax_breakdown: taxes.map((tax) => lineBreakdown(context, tax)),
    tax_code,
  };
  return { line, taxes };
}

/** The customer's own details, unless the request has some. */
function detailsOf(context: Context, { customer: id, customer_details: given }: Params): Details {
  if (id === undefined && given === undefined) throw missingParameter('customer_details');
  const customer = id ? requireReferenced(context, 'customer', id, 'customer') : undefined;
  const buyer = customer && buyerOf(context, customer);
  const { address, tax_ids, taxability_override } = given ?? {};
  const override = taxability_override ?? overrideOf(customer?.tax_exempt);
  const taxIds = tax_ids ?? buyer?.taxIds ?? [];
  return {
    address: address ? fullAddress(address, 'customer_details[address]') : (buyer?.address ?? null),
    address_source: given?.address_source ?? ('billing' as const),
    ip_address: given?.ip_address ?? null,
    tax_ids: taxIds.map(({ type, value }) => ({ type, value: value ?? '' })),
    taxability_override: override,
  };
}

function overrideOf(exempt: string | null | undefined): Details['taxability_override'] {
  if (exempt === 'exempt') return 'customer_exempt';
  return exempt === 'reverse' ? 'reverse_charge' : 'none';
}

function buyerIn({ address, tax_ids: taxIds, taxability_override: override }: Details): Buyer {
  const exempt =
    override === 'customer_exempt' ? 'exempt' : override === 'none' ? 'none' : 'reverse';
  return { address, exempt, taxIds };
}

function breakdown(context: Context, tax: LineTax): Calculation['tax_breakdown'][number] {
  const [applied] = ratesOf(context, [tax]);
  return {
    amount: tax.amount,
    inclusive: tax.tax_behavior === 'inclusive',
    tax_rate_details: {
      country: applied?.rate.country ?? null,
      flat_amount: null,
      percentage_decimal: String(applied?.rate.percentage ?? 0),
      rate_type: 'percentage',
      state: applied?.rate.state ?? null,
      tax_type: applied?.rate.tax_type ?? null,
    },
    taxability_reason: tax.taxability_reason,
    taxable_amount: tax.taxable_amount ?? 0,
  };
}

function lineBreakdown(context: Context, tax: LineTax): NonNullable<Line['tax_breakdown']>[number] {
  const [applied] = ratesOf(context, [tax]);
  const { country, display_name, percentage, state, tax_type } = applied?.rate ?? {};
  return {
    amount: tax.amount,
    jurisdiction: {
      country: country ?? '',
      display_name: state ?? countryName(country ?? ''),
      level: state ? 'state' : 'country',
      state: state ?? null,
    },
    sourcing: 'destination',
    tax_rate_details: {
      display_name: display_name ?? '',
      percentage_decimal: String(percentage ?? 0),
      tax_type: tax_type ?? 'vat',
    },
    taxability_reason: tax.taxability_reason,
    taxable_amount: tax.taxable_amount ?? 0,
  };
}
