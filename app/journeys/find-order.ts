import { eq } from 'drizzle-orm';
import { type OrderRow, orders } from '#db/schema/orders';
import type { ShopUnderTest } from './shop-under-test.ts';

/** The current order of a customer. */
export async function findOrder({ db }: ShopUnderTest, email: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.customerEmail, email));
  if (!order) throw new Error(`${email} has no order`);
  return order;
}
