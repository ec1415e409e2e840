import { beforeAll, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { anOrder } from '#api/testing/orders';
import { customers } from '#db/schema/customers';
import { orders as table } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { people } from '#db/schema/people';
import { testDatabase } from '#db/testing/database';
import { createOrders } from './service.ts';

const database = testDatabase();
/** By what they are looked up with. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  const { db } = database();
  const add = async (name: string, values: Parameters<typeof anOrder>[1]) => {
    ids[name] = (await anOrder(db, values)).id;
  };
  await add('berlin', { customerPhone: '+49 (0)30 / 901820-15' });
  await add('boston', { customerPhone: '617.555.0142' });
  await add('visa', { cardBrand: 'visa', cardLast4: '4242' });
  await add('amex', { cardBrand: 'amex', cardLast4: '4242' });
  await add('number', { orderId: 'ACC-2026-4242' });
  const customerId = crypto.randomUUID();
  await db.insert(customers).values({ id: customerId, email: 'bought@example.com' });
  await add('bought', { customerId, stripeSubscriptionId: 'sub_1PaidFor' });
  await add('guest', { customerEmail: 'Guest@example.com' });
  await db.insert(payments).values({
    orderId: ids.bought ?? 0,
    kind: 'paid',
    providerId: 'in_1Charged',
    amount: 1900,
    occurredAt: new Date(),
  });
  // More than are compared one by one, so that the indexes answer.
  for (let n = 0; n < 310; n++) await add(`other ${n}`, { customerName: 'Finn' });
}, 60_000);

async function find(q: string, more: object = {}): Promise<(string | undefined)[]> {
  const orders = createOrders({ db: database().db, now: () => new Date() });
  const { rows } = await orders.list({ limit: 3, sort: 'createdAt:desc', q, ...more });
  const name = (id: number) => Object.keys(ids).find((known) => ids[known] === id);
  return rows.map(({ order }) => name(order.id));
}

test.each([
  '+1 617 555 0142',
  '(617) 555-0142',
  '6175550142',
  '0014155', // Another number.
  '555.0142',
  '001 617 5550142',
])('finds a phone number however it is typed: %s', async (q) => {
  expect(await find(q)).toEqual(q === '0014155' ? [] : ['boston']);
});

test.each(['030 90182015', '+49 30 90182015', '901 82 01'])(
  'finds %s without its country',
  async (q) => {
    expect(await find(q)).toEqual(['berlin']);
  },
);

test('finds orders by the ids of their customer, subscription and payments', async () => {
  const { db } = database();
  const own = await db.query.orders.findFirst({ where: eq(table.id, ids.bought ?? 0) });
  const guest = await db.query.people.findFirst({ where: eq(people.email, 'guest@example.com') });
  const person = await db.query.people.findFirst({
    where: eq(people.customerId, own?.customerId ?? ''),
  });
  for (const id of [own?.customerId, person?.reference, 'sub_1PaidFor', 'in_1Charged']) {
    expect(await find(`${id}`)).toEqual(['bought']);
  }
  expect(await find(guest?.reference ?? '')).toEqual(['guest']);
  expect(await find(crypto.randomUUID())).toEqual([]);
  expect(await find('in_1Unknown')).toEqual([]);
});

test('doesn’t take a few digits or words for a phone number', async () => {
  expect(await find('0142')).not.toContain('boston');
  expect(await find('call 617 555 0142')).toEqual([]);
});

test.each(['4242', '•••• 4242', '**** 4242'])('finds the last digits of a card: %s', async (q) => {
  const found = await find(q);
  expect(found).toContain('visa');
  expect(found).toContain('amex');
});

test('finds an order number with the same digits too', async () => {
  expect((await find('4242')).sort()).toEqual(['amex', 'number', 'visa']);
});

test.each([
  ['Visa 4242', 'visa'],
  ['American Express •••• 4242', 'amex'],
  ['amex 4242', 'amex'],
])('finds %s', async (q, name) => {
  expect(await find(q)).toEqual([name]);
});

test('combines a number with the list’s other conditions', async () => {
  expect(await find('4242', { status: 'delivered' })).toEqual([]);
  expect(await find('6175550142', { to: '2020-01-01' })).toEqual([]);
});
