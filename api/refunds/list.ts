import { desc, eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { type RefundRow, refunds } from '#db/schema/refunds';
import { users } from '#db/schema/users';
import { adminName } from '../credentials/admin-name.ts';

/** A refund and the name of who gave it; null once that account is gone. */
export type ListedRefundRow = { refund: RefundRow; givenBy: string | null };

/** What admins have given back of an order, or tried to, the newest first. */
export async function listRefunds(db: Db, orderId: number): Promise<ListedRefundRow[]> {
  const rows = await db
    .select({
      refund: refunds,
      username: users.username,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(refunds)
    .leftJoin(users, eq(users.id, refunds.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(desc(refunds.id));
  return rows.map(({ refund, username, ...names }) => ({
    refund,
    givenBy: adminName(names, username),
  }));
}
