import { beforeAll, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { readPages } from '#api/testing/lists';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Order } from '#contract/orders';
import { orders } from '#db/schema/orders';
import { isUndelivered } from '../flags.ts';
import { deadlineOrder } from './deadline.ts';

const shop = testShop();
const day = (n: number) => new Date(Date.UTC(2026, 1, n));
let cookie = '';

/** Named in order of payment. Two were paid at the same time. */
beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
  const order = (customerName: string, values: Partial<typeof orders.$inferInsert>) =>
    anOrder(shop().db, { customerName, ...values });
  await order('third', { paidAt: day(3), totalMonthlyAmount: 500 });
  await order('first', { paidAt: day(1), status: 'in_progress', startedAt: day(2) });
  await order('second', { paidAt: day(2) });
  await order('second too', { paidAt: day(2) });
  await order('unpaid', { paidAt: null, paymentStatus: 'pending' });
  await order('cancelled', { paidAt: day(1), status: 'cancelled' });
  await order('delivered', { paidAt: day(1), status: 'delivered', deliveredAt: day(2) });
});

const read = async (query: string) =>
  (await readPages<Order>(shop(), `/api/orders?${query}`, cookie)).flat();

test.each([
  'status=undelivered',
  'status=undelivered&limit=1',
  'status=undelivered&limit=2',
  'status=undelivered&limit=3&sort=totalAmount:desc',
])('lists undelivered orders once each, earliest deadline first: %s', async (query) => {
  const rows = await read(query);
  expect(rows.map(({ customerName }) => customerName)).toEqual([
    'first',
    'second',
    'second too',
    'third',
  ]);
});

test('returns the delivery deadline of paid orders that have not ended', async () => {
  const promises = (await read('')).map(({ customerName, promisedAt }) => [
    customerName,
    promisedAt,
  ]);
  expect(Object.fromEntries(promises)).toEqual({
    first: day(3).toISOString(),
    second: day(4).toISOString(),
    'second too': day(4).toISOString(),
    third: day(5).toISOString(),
    delivered: day(3).toISOString(),
    unpaid: null,
    cancelled: null,
  });
});

test('searches within the undelivered orders', async () => {
  const rows = await read('status=undelivered&q=second');
  expect(rows.map(({ customerName }) => customerName)).toEqual(['second', 'second too']);
});

test('narrows the list by stage and by payment, beside the status', async () => {
  const names = async (query: string) =>
    (await read(query)).map(({ customerName }) => customerName);
  expect(await names('payment=pending')).toEqual(['unpaid']);
  expect(await names('status=cancelled&payment=pending')).toEqual([]);
  expect(await names('payment=past_due')).toEqual([]);
  const staged = (await read('')).filter(({ stage }) => stage === 'development');
  const undelivered = staged.filter(({ customerName }) => customerName === 'first');
  expect(await names('stage=development')).toEqual(
    undelivered.map(({ customerName }) => customerName),
  );
});

describe('orders that are named', () => {
  const readNamed = async (queue: string) => {
    const all = await read('');
    const ids = all.map(({ id }) => id).join('.');
    const rows = await read(`status=${queue}&ids=${ids}&limit=2`);
    const names = rows.map(({ customerName }) => customerName);
    expect(names.toSorted()).toEqual(all.map(({ customerName }) => customerName).toSorted());
    return names;
  };

  test('have the order of their queue', async () => {
    const queue = ['first', 'second', 'second too', 'third'];
    const names = await readNamed('undelivered');
    expect(names.filter((name) => queue.includes(name))).toEqual(queue);
  });

  test.each(['late', 'review', 'payment_failed', 'past_due', 'flagged', 'site_down'])(
    'are listed once each, also those that have left the queue %s',
    async (queue) => void (await readNamed(queue)),
  );
});

test('uses the partial index without sorting', async () => {
  const plan = await shop().db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    // Sorting the few rows of a test is as cheap as reading them in order.
    await tx.execute(sql`set local enable_bitmapscan = off`);
    return tx.execute(
      sql`explain select * from orders where ${isUndelivered} order by ${deadlineOrder.by}, ${orders.id}`,
    );
  });
  expect(JSON.stringify(plan)).toContain('orders_undelivered_idx');
  expect(JSON.stringify(plan)).not.toContain('Sort');
});
