import { expect, test } from 'bun:test';
import { start } from '../testing/start.ts';
import { aSubscription } from '../testing/subscription.ts';

test('includes the legacy plan in an item, also after a change', async () => {
  await using shop = await start();
  const { stripe } = shop;
  const subscription = await aSubscription(stripe);
  const [item] = subscription.items.data;
  expect(item?.plan).toEqual({
    id: item?.price.id ?? '',
    object: 'plan',
    active: true,
    amount: 2900,
    amount_decimal: item?.price.unit_amount_decimal ?? null,
    billing_scheme: 'per_unit',
    created: item?.price.created ?? 0,
    currency: 'usd',
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: String(item?.price.product),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  });
  const price_data = { currency: 'usd', product: String(item?.price.product) };
  const changed = await stripe.subscriptions.update(subscription.id, {
    items: [
      {
        id: item?.id,
        price_data: { ...price_data, unit_amount: 31_000, recurring: { interval: 'year' } },
      },
    ],
  });
  expect(changed.items.data[0]?.plan).toMatchObject({ amount: 31_000, interval: 'year' });
});
