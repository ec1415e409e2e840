import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { invalid } from '../protocol/errors.ts';
import { listOperation } from '../protocol/listing.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { applyChanges } from '../resources/apply-changes.ts';
import { mergeMetadata } from '../resources/metadata.ts';
import { requireObject, requireReferenced, retrieveOperation } from '../resources/retrieve.ts';
import { checkCountry } from './countries.ts';

export type TaxRate = Kinds['tax_rate'];
type CreateParams = Wire<Stripe.TaxRateCreateParams>;

const MAX_RATES = 10;
const CHANGEABLE = [
  ...['active', 'country', 'description', 'display_name', 'jurisdiction', 'metadata', 'state'],
  'tax_type',
];

const create = operation<CreateParams>(
  'POST /v1/tax_rates',
  [...CHANGEABLE, 'inclusive', 'percentage'],
  (call) => {
    const { country, percentage } = call.params;
    checkPercentage(percentage);
    if (country !== undefined) checkCountry(country, 'country');
    return addTaxRate(call, call.params);
  },
);

/** A rate's percentage can't be changed, so that invoices keep what they charged. */
const update = operation<Wire<Stripe.TaxRateUpdateParams>>(
  'POST /v1/tax_rates/{id}',
  CHANGEABLE,
  (call) => {
    const before = requireObject(call, 'tax_rate', call.id);
    const { metadata, ...changes } = call.params;
    if (changes.country !== undefined) checkCountry(changes.country, 'country');
    const merged = mergeMetadata(before.metadata ?? {}, metadata);
    return applyChanges(
      call,
      'tax_rate',
      before,
      { ...changes, metadata: merged },
      'tax_rate.updated',
    );
  },
);

/** Without the rates of automatic tax. */
const list = listOperation<Wire<Stripe.TaxRateListParams>>(
  'GET /v1/tax_rates',
  'tax_rate',
  {
    active: 'active',
    inclusive: 'inclusive',
  },
  () => [{ sql: 'hidden IS NULL', values: [] }],
);

export const taxRates = [
  create,
  update,
  list,
  retrieveOperation('GET /v1/tax_rates/{id}', 'tax_rate'),
];

function addTaxRate({ objects, emit, now }: Context, params: CreateParams): TaxRate {
  const rate: TaxRate = {
    id: newId('txr'),
    object: 'tax_rate',
    active: params.active ?? true,
    country: params.country ?? null,
    created: now,
    description: params.description ?? null,
    display_name: params.display_name,
    effective_percentage: params.percentage,
    flat_amount: null,
    inclusive: params.inclusive,
    jurisdiction: params.jurisdiction ?? null,
    jurisdiction_level: null,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    percentage: params.percentage,
    rate_type: 'percentage',
    state: params.state ?? null,
    tax_type: params.tax_type ?? null,
  };
  emit('tax_rate.created', objects.insert('tax_rate', rate));
  return rate;
}

/** The rates that a parameter names. `kept` may stay although they have been archived. */
export function namedRates(
  context: Context,
  ids: string[] | '' | null | undefined,
  param: string,
  kept: TaxRate[] = [],
): TaxRate[] {
  if (!ids) return [];
  if (ids.length > MAX_RATES) throw invalid(`You can pass up to ${MAX_RATES} tax rates.`, param);
  if (new Set(ids).size < ids.length) throw invalid('Tax rates must be unique.', param);
  return ids.map((id, index) => {
    const rate = requireReferenced(context, 'tax_rate', id, `${param}[${index}]`);
    if (!rate.active && !kept.some((one) => one.id === id)) {
      const message = `The tax rate ${id} is archived and can't be used any more.`;
      throw invalid(message, `${param}[${index}]`);
    }
    return rate;
  });
}

/** The rates after an update, which leaves them as they are unless it names some or none. */
export function changedRates(
  context: Context,
  ids: string[] | '' | null | undefined,
  param: string,
  before: TaxRate[] | null | undefined,
): TaxRate[] {
  return ids === undefined ? (before ?? []) : namedRates(context, ids, param, before ?? []);
}

function checkPercentage(percentage: number): void {
  if (percentage < 0 || percentage > 100) {
    throw invalid('Invalid percentage: must be between 0 and 100.', 'percentage');
  }
  if (!/^\d+(\.\d{1,4})?$/.test(String(percentage))) {
    throw invalid('Invalid percentage: can have up to 4 decimal places.', 'percentage');
  }
}
