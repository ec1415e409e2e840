import { eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import type { OrderRow } from '#db/schema/orders';

/**
 * Who is emailed about an order, and by which name: the verified email of the account that owns it,
 * else the address typed at checkout. That one isn't verified, and the name was typed with it, so
 * such an email carries no name.
 */
export async function readContact(
  tx: Db,
  { customerId, customerEmail, customerName }: OrderRow,
): Promise<{ to: string; customerName: string }> {
  const owner =
    customerId === null
      ? undefined
      : await tx.query.customers.findFirst({ where: eq(customers.id, customerId) });
  return owner?.email && owner.emailVerifiedAt
    ? { to: owner.email, customerName }
    : { to: customerEmail, customerName: '' };
}
