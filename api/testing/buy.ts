import { eq } from 'drizzle-orm';
import { type OrderRow, orders } from '#db/schema/orders';
import { cards, pay } from './pay.ts';
import type { TestShop } from './shop.ts';

/** Buys and pays a website with the given session, and waits for the webhooks. */
export async function buy(
  shop: TestShop,
  cookie: string,
  values: Record<string, unknown> = {},
  card: string = cards.good,
): Promise<OrderRow> {
  const product = await shop.aProduct();
  const purchase = {
    productId: product.id,
    customerName: 'Ada Lovelace',
    customerEmail: `${crypto.randomUUID()}@example.com`,
    ...values,
  };
  const headers: Record<string, string> = cookie ? { cookie } : {};
  const response = await shop.post('/api/orders/create-checkout', purchase, headers);
  const { url, orderId } = (await response.json()) as { url: string; orderId: string };
  await pay(url, card);
  await shop.sandbox.webhooks.settled();
  return findOrder(shop, orderId);
}

export async function findOrder(shop: TestShop, orderId: string): Promise<OrderRow> {
  const order = await shop.db.query.orders.findFirst({ where: eq(orders.orderId, orderId) });
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}
