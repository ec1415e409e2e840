import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { MAX_CENTS } from '../money.ts';
import { invalid, missingParameter } from '../protocol/errors.ts';
import { listOperation } from '../protocol/listing.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { amountTooLarge, checkLastDigit } from './amounts.ts';
import { applyChanges } from './apply-changes.ts';
import { mergeMetadata } from './metadata.ts';
import { addProduct } from './products.ts';
import { requireObject, requireReferenced, retrieveOperation } from './retrieve.ts';

type Price = Kinds['price'];
type CreateParams = Wire<Stripe.PriceCreateParams>;

/** Three years in each interval. */
const MAX_INTERVAL_COUNTS = new Map([
  ['day', 1095],
  ['week', 156],
  ['month', 36],
  ['year', 3],
]);
const CREATE_FIELDS = [
  ...['active', 'billing_scheme', 'currency', 'metadata', 'nickname', 'product', 'product_data'],
  ...[
    'recurring.interval',
    'recurring.interval_count',
    'recurring.usage_type',
    'tax_behavior',
    'unit_amount',
  ],
];

const create = operation<CreateParams>('POST /v1/prices', CREATE_FIELDS, (call) => {
  if (call.params.billing_scheme === 'tiered' || call.params.recurring?.usage_type === 'metered') {
    throw invalid('The payment sandbox supports only licensed, per-unit prices.');
  }
  return addPrice(call, call.params);
});

/** A price's amount can't be changed. */
const update = operation<Wire<Stripe.PriceUpdateParams>>(
  'POST /v1/prices/{id}',
  ['active', 'metadata', 'nickname', 'tax_behavior'],
  (call) => {
    const before = requireObject(call, 'price', call.id, 'price');
    const { active, nickname, tax_behavior } = call.params;
    if (tax_behavior !== undefined && before.tax_behavior !== 'unspecified') {
      const message = 'You cannot change the tax_behavior of a price once it is set.';
      throw invalid(message, 'tax_behavior');
    }
    const metadata = mergeMetadata(before.metadata, call.params.metadata);
    return applyChanges(
      call,
      'price',
      before,
      { active, nickname, metadata, tax_behavior },
      'price.updated',
    );
  },
);

const list = listOperation<Wire<Stripe.PriceListParams>>('GET /v1/prices', 'price', {
  active: 'active',
  currency: 'currency',
  product: { to: 'product' },
  type: 'type',
});

export const prices = [
  create,
  update,
  list,
  retrieveOperation('GET /v1/prices/{id}', 'price', 'price'),
];

export function addPrice(context: Context, params: CreateParams, param = ''): Price {
  const { objects, emit, now } = context;
  const named = (name: string) => (param === '' ? name : `${param}[${name}]`);
  const { unit_amount, currency } = params;
  if (unit_amount === undefined) throw missingParameter(named('unit_amount'));
  checkCurrency(currency, named('currency'));
  checkAmount(unit_amount, currency, named('unit_amount'));

  const recurring = recurringOf(params.recurring, named('recurring'));
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: now,
    currency: currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: mergeMetadata({}, params.metadata),
    nickname: params.nickname ?? null,
    product: productOf(context, params, named),
    recurring,
    tax_behavior: params.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount,
    unit_amount_decimal: String(unit_amount),
  };
  emit('price.created', objects.insert('price', price));
  return price;
}

function productOf(
  context: Context,
  { product, product_data }: CreateParams,
  named: (name: string) => string,
): string {
  if ((product === undefined) === (product_data === undefined)) {
    throw invalid('You must specify either `product` or `product_data`.', named('product'));
  }
  if (product !== undefined)
    return requireReferenced(context, 'product', product, named('product')).id;
  if (product_data === undefined) throw missingParameter(named('product_data'));
  return addProduct(context, product_data).id;
}

function recurringOf(given: CreateParams['recurring'], param: string): Price['recurring'] {
  if (given === undefined) return null;
  const { interval, interval_count = 1 } = given;
  if (interval_count < 1 || interval_count > (MAX_INTERVAL_COUNTS.get(interval) ?? 0)) {
    const message = 'The maximum billing interval is three years.';
    throw invalid(message, `${param}[interval_count]`);
  }
  return { interval, interval_count, meter: null, trial_period_days: null, usage_type: 'licensed' };
}

function checkAmount(cents: number, currency: string, param: string): void {
  if (cents < 0) {
    const message = 'This value must be greater than or equal to 0.';
    throw invalid(message, param, 'parameter_invalid_integer');
  }
  if (cents > MAX_CENTS) throw amountTooLarge(currency, param);
  checkLastDigit(cents, currency, param);
}

export function checkCurrency(currency: string, param: string): void {
  const known = Intl.supportedValuesOf('currency').includes(currency.toUpperCase());
  if (!known) throw invalid(`Invalid currency: ${currency}.`, param);
}
