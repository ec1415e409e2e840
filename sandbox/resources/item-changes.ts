import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { MAX_CENTS } from '../money.ts';
import { invalid, missingParameter, notSupported, resourceMissing } from '../protocol/errors.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds, Subscription, SubscriptionItem, Wire } from '../protocol/wire.ts';
import { changedRates } from '../tax/tax-rates.ts';
import { amountTooLarge } from './amounts.ts';
import { mergeMetadata } from './metadata.ts';
import { planOf } from './plan.ts';
import { addPrice } from './prices.ts';
import { requireReferenced } from './retrieve.ts';

export type ItemParams = NonNullable<Wire<Stripe.SubscriptionUpdateParams>['items']>[number];

/** An added item has no `before`, a removed one no `after`. */
export interface ItemChange {
  before?: SubscriptionItem;
  after?: SubscriptionItem;
}

/** The item parameters that an update accepts. */
export const ITEM_FIELDS = [
  ...['deleted', 'id', 'metadata', 'price', 'quantity', 'tax_rates'],
  ...['currency', 'product', 'recurring', 'tax_behavior', 'unit_amount'].map(
    (name) => `price_data.${name}`,
  ),
];

/** All items after the change. Items that the parameters don't name stay. */
export function itemChanges(
  context: Context,
  subscription: Subscription,
  params: ItemParams[],
): ItemChange[] {
  const stored = subscription.items.data;
  const changes = new Map<string, ItemChange>(
    stored.map((item) => [item.id, { before: item, after: item }]),
  );
  for (const [index, given] of params.entries()) {
    const param = `items[${index}]`;
    const before = given.id === undefined ? undefined : changes.get(given.id)?.before;
    if (given.id !== undefined && before === undefined) {
      throw resourceMissing('subscription_item', given.id, `${param}[id]`);
    }
    const after = given.deleted ? undefined : changed(context, subscription, given, before, param);
    changes.set(before?.id ?? after?.id ?? '', { before, after });
  }
  const all = [...changes.values()];
  check(all.flatMap(({ after }) => after ?? []));
  return all;
}

function changed(
  context: Context,
  subscription: Subscription,
  given: ItemParams,
  before: SubscriptionItem | undefined,
  param: string,
): SubscriptionItem {
  const { quantity = before?.quantity ?? 1 } = given;
  if (quantity < 0 || quantity > 999_999) {
    throw invalid('Quantity must be between 0 and 999999.', `${param}[quantity]`);
  }
  const price = priceOf(context, subscription, given, before, param);
  const item = before ?? newItem(subscription, price, context.now);
  return {
    ...item,
    metadata: mergeMetadata(item.metadata, given.metadata),
    plan: planOf(price),
    price,
    quantity,
    tax_rates: changedRates(context, given.tax_rates, `${param}[tax_rates]`, item.tax_rates),
  };
}

function priceOf(
  context: Context,
  { currency }: Subscription,
  given: ItemParams,
  before: SubscriptionItem | undefined,
  param: string,
): Kinds['price'] {
  if (given.price !== undefined && given.price_data !== undefined) {
    throw invalid('You must specify either `price` or `price_data`.', `${param}[price]`);
  }
  const same = before?.price.id === given.price ? before?.price : undefined;
  const price = given.price_data
    ? addPrice(context, { ...given.price_data, active: false }, `${param}[price_data]`)
    : given.price === undefined
      ? before?.price
      : requireReferenced(context, 'price', given.price, `${param}[price]`);
  if (price === undefined) throw missingParameter(`${param}[price]`);
  if (given.price !== undefined && !price.active && same === undefined) {
    const message = 'The price specified is inactive. This field only accepts active prices.';
    throw invalid(message, `${param}[price]`);
  }
  if (price.recurring === null) {
    const message =
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.';
    throw invalid(message, `${param}[price]`);
  }
  if (price.currency !== currency) {
    throw invalid(
      `The price must use the subscription's currency (${currency}).`,
      `${param}[price]`,
    );
  }
  return price;
}

function newItem(
  { id, items }: Subscription,
  price: Kinds['price'],
  now: number,
): SubscriptionItem {
  const { current_period_start = now, current_period_end = now } = items.data[0] ?? {};
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end,
    current_period_start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
}

function check(items: SubscriptionItem[]): void {
  const [first] = items;
  if (first === undefined) {
    throw invalid('A subscription must have at least one active item.', 'items');
  }
  if (items.length > 20) throw invalid('A subscription can have up to 20 items.', 'items');
  if (new Set(items.map(({ price }) => price.id)).size < items.length) {
    throw invalid('Two items of a subscription cannot have the same price.', 'items');
  }
  if (items.some(({ price }) => intervalOf(price) !== intervalOf(first.price))) {
    throw notSupported('items with different billing intervals', 'items');
  }
  const total = items.reduce(
    (sum, { price, quantity = 1 }) => sum + (price.unit_amount ?? 0) * quantity,
    0,
  );
  if (total > MAX_CENTS) {
    throw amountTooLarge(first.price.currency, 'items');
  }
}

export function intervalOf({ recurring }: Kinds['price']): string {
  return `${recurring?.interval_count} ${recurring?.interval}`;
}
