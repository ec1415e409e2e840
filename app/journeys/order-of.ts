import { eq } from 'drizzle-orm';
import { type OrderRow, orders } from '#db/schema/orders';
import type { ShopUnderTest } from './shop-under-test.ts';

/** What somebody has ordered, as the shop has it now. */
export async function orderOf({ db }: ShopUnderTest, email: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.customerEmail, email));
  if (!order) throw new Error(`${email} has ordered nothing`);
  return order;
}
