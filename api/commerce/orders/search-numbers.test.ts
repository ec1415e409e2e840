import { beforeAll, expect, test } from 'bun:test';
import { anOrder } from '#api/testing/orders';
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
