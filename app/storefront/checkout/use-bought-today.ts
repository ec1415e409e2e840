import type { Product } from '#contract/products';
import type { Subscription } from '#contract/subscriptions';
import { addressOf } from '../../data/address.ts';
import { useCustomer } from '../../data/customer.ts';
import { useResource } from '../../data/resource.ts';
import { readBoughtToday } from '../../state/bought-today.ts';
import { useIsHydrated } from '../../state/use-is-hydrated.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The order of the same website in the last 24 hours: in this browser, or of the customer. */
export function useBoughtToday(product: Product): string | undefined {
  const isHydrated = useIsHydrated();
  const customer = useCustomer();
  const { data = [] } = useResource(customer ? addressOf('GET /api/customer/subscriptions') : null);
  if (!isHydrated) return undefined;
  return readBoughtToday(product.id) ?? findBoughtToday(data, product, Date.now());
}

/** Subscriptions keep the title and the demo that the product had when it was sold. */
export function findBoughtToday(
  subscriptions: readonly Pick<Subscription, 'createdAt' | 'orderId' | 'product' | 'steps'>[],
  { title, demoUrl }: Pick<Product, 'title' | 'demoUrl'>,
  nowMs: number,
): string | undefined {
  return subscriptions.find(
    ({ createdAt, product, steps }) =>
      product.title === title &&
      product.demoUrl === demoUrl &&
      steps.some(({ step, done }) => step === 'paid' && done) &&
      nowMs - Date.parse(createdAt) < dayMs,
  )?.orderId;
}
