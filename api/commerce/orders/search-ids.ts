import { eq, sql } from 'drizzle-orm';
import { ofCustomer } from '#api/platform/lists/of-customer';
import type { Alternative } from '#api/platform/lists/searched-page';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';

/** The payment provider's ids, such as 'in_1PQx…'. */
const providerId = /^[a-z]{2,5}_\w{5,}$/i;

/** The orders of a customer, or of a payment or subscription, by its id. Empty for other texts. */
export function findIds(q: string): Alternative[] {
  const id = q.trim();
  const owned = ofCustomer(id, { customerId: orders.customerId, email: orders.customerEmail });
  const paid = providerId.test(id)
    ? [
        eq(orders.stripeSubscriptionId, id),
        sql`${orders.id} = (select ${payments.orderId} from ${payments} where ${eq(payments.providerId, id)})`,
      ]
    : [];
  return [...owned, ...paid].map((where) => ({ where }));
}
