import { formatInterval, formatMoney } from '../money.ts';
import type { Subscription } from '../protocol/wire.ts';
import type { Objects } from '../store/objects.ts';

export function subscriptionTitle(objects: Objects, { items }: Subscription): string {
  const products = items.data.map(({ price }) => price.product);
  return products.map((product) => objects.get('product', product)?.name ?? product).join(' + ');
}

export function subscriptionPrice({ currency, items }: Subscription): string {
  const total = items.data.reduce(
    (sum, { price, quantity = 1 }) => sum + (price.unit_amount ?? 0) * quantity,
    0,
  );
  const { interval = 'month', interval_count = 1 } = items.data[0]?.price.recurring ?? {};
  return `${formatMoney(total, currency)} per ${formatInterval(interval, interval_count)}`;
}
