import { sql } from 'drizzle-orm';
import type { Db } from '#db/client';

/**
 * Fills the table of orders with copies of one, paid and undelivered, whatever its columns are in this
 * version. If their payment failed, they are in no account. Without the triggers, which take minutes
 * for a million.
 */
export async function copyOrders(
  db: Db,
  count: number,
  paymentStatus: 'failed' | 'paid' = 'failed',
): Promise<void> {
  if (count === 0) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`create temporary table copies on commit drop as
      select orders.*, number from (select * from orders limit 1) orders, generate_series(1, ${count}) number`);
    await tx.execute(sql`update copies set id = -number, reference = gen_random_uuid(),
      order_id = 'COPY-' || number, customer_email = 'copy-' || number || '@example.com',
      payment_status = ${paymentStatus}, stripe_subscription_id = null, stripe_session_id = null, checkout_id = null`);
    await tx.execute(sql`alter table copies drop column number`);
    await tx.execute(sql`insert into orders overriding system value select * from copies`);
  });
  await db.execute(sql`vacuum analyze orders`);
}
