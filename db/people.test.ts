import { beforeEach, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { customers } from './schema/customers.ts';
import { orders } from './schema/orders.ts';
import { payments } from './schema/payments.ts';
import { people } from './schema/people.ts';
import { products } from './schema/products.ts';
import { supportTickets } from './schema/support-tickets.ts';
import { testDatabase } from './testing/database.ts';

const database = testDatabase();
let productId = 0;

beforeEach(async () => {
  const { db } = database();
  for (const table of [payments, supportTickets, orders, customers]) await db.delete(table);
  const [product] = await db
    .insert(products)
    .values({ title: 'A site', description: 'A site.', demoUrl: '/', monthlyPrice: 1900 })
    .returning();
  productId = product?.id ?? 0;
});

async function anOrder(values: Partial<typeof orders.$inferInsert> = {}) {
  const [order] = await database()
    .db.insert(orders)
    .values({
      orderId: crypto.randomUUID(),
      productId,
      productTitle: 'A site',
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.com',
      supportPackage: 'none',
      monthlyProductPrice: 1900,
      totalMonthlyAmount: 1900,
      intervalProductPrice: 1900,
      intervalTotal: 1900,
      termsVersion: '2024-12-30',
      acceptedAt: new Date(),
      ...values,
    })
    .returning();
  if (!order) throw new Error('nothing was inserted');
  return order;
}

const aTicket = (values: Partial<typeof supportTickets.$inferInsert> = {}) =>
  database()
    .db.insert(supportTickets)
    .values({
      ticketId: crypto.randomUUID(),
      email: 'ada@example.com',
      subject: 'S',
      message: 'M',
      ...values,
    });

const anAccount = (id: string, values: Partial<typeof customers.$inferInsert> = {}) =>
  database()
    .db.insert(customers)
    .values({ id, email: `${id}@example.com`, ...values });

const pay = (orderId: number, amount: number, kind: 'paid' | 'refund' = 'paid') =>
  database()
    .db.insert(payments)
    .values({ orderId, amount, kind, providerId: crypto.randomUUID(), occurredAt: new Date() });

/** Compares what the triggers kept with a scan of everything. */
async function readPeople() {
  const { db } = database();
  const columns = sql.raw(
    'customer_id, email, name, phone, orders, tickets, active_subscriptions, paid_cents::int as paid_cents',
  );
  const read = async (from: string, where = 'true') => {
    const found = await db.execute(
      sql`select ${columns} from ${sql.raw(from)} where ${sql.raw(where)} order by customer_id, email`,
    );
    return JSON.parse(JSON.stringify([...(Object(found).rows ?? found)]));
  };
  const kept = await read('people', 'merged_into_id is null');
  expect(kept).toEqual(await read('counted_people'));
  return kept;
}

test('keeps one row for a guest’s address, whatever its letters, with the latest name and phone', async () => {
  await anOrder({ customerPhone: '+1 555 010 2000' });
  await anOrder({ customerEmail: 'ADA@example.com', customerName: 'A. King' });
  await aTicket({ email: 'Ada@Example.com' });
  expect(await readPeople()).toMatchObject([
    { email: 'ada@example.com', name: 'A. King', phone: '+1 555 010 2000', orders: 2, tickets: 1 },
  ]);
});

test('keeps an account, also without orders, apart from a guest with its address', async () => {
  await anAccount('ada', { firstName: 'Ada', lastName: 'Lovelace' });
  await anOrder({ customerEmail: 'ada@example.com' });
  await anOrder({ customerId: 'ada', customerEmail: 'other@example.com', customerName: 'X' });
  expect(await readPeople()).toMatchObject([
    { customer_id: 'ada', email: 'ada@example.com', name: 'Ada Lovelace', orders: 1 },
    { customer_id: null, email: 'ada@example.com', orders: 1 },
  ]);
});

test('adds up payments and refunds, and counts running subscriptions', async () => {
  const order = await anOrder({ subscriptionStatus: 'active' });
  await pay(order.id, 1900);
  await pay(order.id, 500, 'refund');
  expect(await readPeople()).toMatchObject([{ paid_cents: 1400, active_subscriptions: 1 }]);
  const set = (subscriptionStatus: 'past_due' | 'cancelled') =>
    database().db.update(orders).set({ subscriptionStatus }).where(eq(orders.id, order.id));
  await set('past_due');
  expect(await readPeople()).toMatchObject([{ active_subscriptions: 1 }]);
  await set('cancelled');
  expect(await readPeople()).toMatchObject([{ active_subscriptions: 0, paid_cents: 1400 }]);
});

test('moves an order with its payments, and forgets a guest without records', async () => {
  await anAccount('ada');
  const order = await anOrder({ subscriptionStatus: 'active' });
  await pay(order.id, 1900);
  await database().db.update(orders).set({ customerId: 'ada' });
  expect(await readPeople()).toMatchObject([
    { customer_id: 'ada', orders: 1, active_subscriptions: 1, paid_cents: 1900 },
  ]);
});

test('returns orders to the guest when an account is deleted, and forgets erased people', async () => {
  await anAccount('ada');
  await anOrder({ customerId: 'ada', customerEmail: 'ada@example.com' });
  await database().db.delete(customers);
  expect(await readPeople()).toMatchObject([{ customer_id: null, email: 'ada@example.com' }]);
  await database().db.update(orders).set({ customerEmail: 'erased', customerName: 'Erased' });
  expect(await readPeople()).toEqual([]);
});

test('follows an account’s new name and address, and keeps the name it had without one', async () => {
  await anAccount('ada');
  await anOrder({ customerId: 'ada', customerName: 'Ada L.' });
  expect(await readPeople()).toMatchObject([{ name: 'Ada L.' }]);
  await database().db.update(customers).set({ firstName: 'Ada', email: 'new@example.com' });
  expect(await readPeople()).toMatchObject([{ name: 'Ada', email: 'new@example.com' }]);
});

test('lists a merged guest again after another order', async () => {
  await anAccount('ada');
  await anOrder();
  const { db } = database();
  const account = await db.query.people.findFirst({ where: eq(people.customerId, 'ada') });
  await db
    .update(people)
    .set({ mergedIntoId: account?.id ?? 0 })
    .where(sql`${people.customerId} is null`);
  await db.update(orders).set({ customerId: 'ada' });
  expect(await readPeople()).toHaveLength(1);
  await anOrder();
  expect(await readPeople()).toMatchObject([{ orders: 1 }, { customer_id: null, orders: 1 }]);
});
