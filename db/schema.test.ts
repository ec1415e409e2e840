import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import {
  customers,
  orders,
  payments,
  planChanges,
  products,
  projects,
  supportTickets,
} from './schema/index.ts';
import { testDatabase } from './testing/database.ts';

const database = testDatabase();

const aProduct = {
  title: 'A site',
  description: 'A site.',
  demoUrl: '/demos/a/',
  monthlyPrice: 1900,
};
const anOrder = {
  customerName: 'Ada',
  customerEmail: 'ada@example.com',
  productTitle: 'A site',
  supportPackage: 'none',
  monthlyProductPrice: 1900,
  totalMonthlyAmount: 1900,
  intervalProductPrice: 1900,
  intervalTotal: 1900,
  termsVersion: '2024-12-30',
  acceptedAt: new Date(),
};

async function insertOrder(orderId: string, values: object = {}) {
  const [product] = await database().db.insert(products).values(aProduct).returning();
  if (!product) throw new Error('nothing was inserted');
  const [order] = await database()
    .db.insert(orders)
    .values({ ...anOrder, orderId, productId: product.id, ...values })
    .returning();
  if (!order) throw new Error('nothing was inserted');
  return order;
}

async function refused(attempt: PromiseLike<unknown>, ...sqlStates: string[]) {
  const code = await Promise.resolve(attempt).then(
    () => 'accepted',
    (error) => error.cause.code,
  );
  expect(sqlStates).toContain(code);
}

/** Postgres 18 has a separate code for RESTRICT, unlike Postgres 15. */
const stillReferenced = ['23001', '23503'] as const;

test('sets default values', async () => {
  const order = await insertOrder('ACC-2026-0001');
  expect(order).toMatchObject({
    status: 'pending',
    paymentStatus: 'pending',
    subscriptionStatus: 'pending',
    supportPackagePrice: 0,
    billingInterval: 'month',
    currency: 'usd',
  });
  const [product] = await database().db.insert(products).values(aProduct).returning();
  expect(product).toMatchObject({
    supportPackages: ['free'],
    featured: false,
    active: true,
    annualPrice: 19900,
  });
  const [project] = await database()
    .db.insert(projects)
    .values({
      projectId: 'ACC-2026-0002',
      businessName: 'B',
      contactPerson: 'C',
      email: 'c@example.com',
    })
    .returning();
  expect(project).toMatchObject({ amount: 19900, status: 'submitted', paymentStatus: 'pending' });
  const [ticket] = await database()
    .db.insert(supportTickets)
    .values({ ticketId: 'TKT-2026-0001', email: 'c@example.com', subject: 'S', message: 'M' })
    .returning();
  expect(ticket).toMatchObject({ status: 'open', priority: 'medium' });
});

test.each(['NaN', '-0.01'])('refuses an amount of %s', async (amount) => {
  await refused(
    database().db.execute(
      sql`insert into products (title, description, demo_url, monthly_price) values ('a', 'b', '/c', ${amount}::numeric)`,
    ),
    '23514',
  );
});

test('refuses an unknown status', async () => {
  const order = await insertOrder('ACC-2026-0003');
  await refused(
    database().db.execute(sql`update orders set payment_status = 'maybe' where id = ${order.id}`),
    '23514',
  );
});

test('refuses to delete the product of an order, and an order with payments', async () => {
  const order = await insertOrder('ACC-2026-0004');
  await database().db.insert(payments).values({
    orderId: order.id,
    kind: 'paid',
    providerId: 'in_1',
    amount: 1900,
    occurredAt: new Date(),
  });
  await refused(
    database().db.execute(sql`delete from products where id = ${order.productId}`),
    ...stillReferenced,
  );
  await refused(
    database().db.execute(sql`delete from orders where id = ${order.id}`),
    ...stillReferenced,
  );
});

test('keeps the order of a deleted customer', async () => {
  await database().db.insert(customers).values({ id: 'c1', email: 'c1@example.com' });
  const order = await insertOrder('ACC-2026-0005', { customerId: 'c1' });
  await database().db.execute(sql`delete from customers where id = 'c1'`);
  const found = await database().db.query.orders.findFirst({
    where: (table, { eq }) => eq(table.id, order.id),
  });
  expect(found?.customerId).toBeNull();
});

test('records each payment once', async () => {
  const order = await insertOrder('ACC-2026-0006');
  const row = {
    orderId: order.id,
    kind: 'paid' as const,
    providerId: 'in_once',
    amount: 1900,
    occurredAt: new Date(),
  };
  await database().db.insert(payments).values(row);
  await refused(database().db.insert(payments).values(row), '23505');
});

test('allows one pending plan change per order', async () => {
  const order = await insertOrder('ACC-2026-0007');
  const change = {
    orderId: order.id,
    billingInterval: 'year' as const,
    supportPackage: 'none',
    intervalProductPrice: 19900,
    intervalSupportPrice: 0,
    subscriptionId: 'sub_1',
    items: [{ itemId: 'si_1', priceId: 'price_1' }],
  };
  await database().db.insert(planChanges).values(change);
  await refused(database().db.insert(planChanges).values(change), '23505');
  await database().db.update(planChanges).set({ status: 'applied' });
  await database().db.insert(planChanges).values(change);
});

test('notifies listeners of a product change after the commit', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await database().listen('catalog', () => resolve());
  await database().db.insert(products).values(aProduct);
  await promise;
});
