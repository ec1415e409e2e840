import type { Kinds, SubscriptionItem } from '../protocol/wire.ts';

/** The legacy plan object, which subscription items still include. */
export function planOf(price: Kinds['price']): SubscriptionItem['plan'] {
  const { recurring } = price;
  if (recurring === null) throw new Error('Only recurring prices have a plan');
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: recurring.interval,
    interval_count: recurring.interval_count,
    livemode: price.livemode,
    metadata: price.metadata,
    meter: recurring.meter,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: price.tiers_mode,
    transform_usage: null,
    trial_period_days: recurring.trial_period_days,
    usage_type: recurring.usage_type,
  };
}
