import { nextAccountId } from '#api/commerce/orders/find';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import { type OrderRow, orders } from '#db/schema/orders';
import { products } from '#db/schema/products';

/** Creates an active order that is unknown to the provider. */
export async function anOrder(
  db: Db,
  values: Partial<typeof orders.$inferInsert> = {},
): Promise<OrderRow> {
  const [product] = await db
    .insert(products)
    .values({
      title: 'Saltmarsh',
      description: 'For restaurants.',
      demoUrl: '/',
      monthlyPrice: 1900,
    })
    .returning();
  const at = new Date();
  const [order] = await db
    .insert(orders)
    .values({
      orderId: await nextAccountId(db, at),
      productId: product?.id ?? 0,
      productTitle: 'Saltmarsh',
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.com',
      supportPackage: 'none',
      monthlyProductPrice: 1900,
      totalMonthlyAmount: 1900,
      intervalProductPrice: 1900,
      intervalTotal: 1900,
      paymentStatus: 'paid',
      subscriptionStatus: 'active',
      paidAt: at,
      termsVersion: '2024-12-30',
      acceptedAt: at,
      ...values,
    })
    .returning();
  if (!order) throw new Error('The order was not written');
  return order;
}

/** Creates a pending cancellation request. */
export async function aCancellation(db: Db, order: OrderRow): Promise<CancellationRow> {
  const [request] = await db
    .insert(cancellationRequests)
    .values({
      customerId: order.customerId ?? '',
      orderId: order.id,
      policyText: 'It ends with the period.',
      dueAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
    })
    .returning();
  if (!request) throw new Error('The request was not written');
  return request;
}
