import { afterEach, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { orderLifecycle } from '#api/commerce/orders/lifecycle';
import { recordMovement } from '#api/commerce/payments/ledger';
import { anOrder } from '#api/testing/orders';
import { defaultSettings } from '#contract/default-settings';
import type { SeriesMetric } from '#contract/series';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { supportTickets } from '#db/schema/support-tickets';
import { testDatabase } from '#db/testing/database';
import { readSeries } from './series.ts';
import { foldTotals } from './totals.ts';

const database = testDatabase();
const db = () => database().db;

const counting = { zone: 'UTC', promises: defaultSettings.contact };

type Sum = { name: string; part: string; count: number; amount: number };

async function read(from: Db, rows: ReturnType<typeof sql>): Promise<Sum[]> {
  return from
    .select({
      name: sql<string>`name`,
      part: sql<string>`part`,
      count: sql`sum(count)`.mapWith(Number),
      amount: sql`sum(amount)`.mapWith(Number),
    })
    .from(sql`(${rows}) sums`)
    .groupBy(sql`name`, sql`part`)
    .having(sql`sum(count) <> 0 or sum(amount) <> 0`)
    .orderBy(sql`name`, sql`part`);
}

const kept = (from: Db = db()) =>
  read(
    from,
    sql`select name, part, count, amount from totals where name like '%_by_%'
      union all select name, part_of_sum(name, at, part, 'UTC'), count, amount
      from dated_deltas`,
  );
const scanned = (from: Db = db()) => read(from, sql`select * from counted_days`);

afterEach(async () => {
  expect(await kept()).toEqual(await scanned());
});

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 0, day, hour));
const pay = (orderId: number, kind: 'paid' | 'refund' | 'dispute', amount: number, day: number) =>
  recordMovement(db(), {
    orderId,
    kind,
    amount,
    occurredAt: at(day),
    providerId: crypto.randomUUID(),
  });

async function aTicket(day: number, suspectedSpam = false) {
  const words = { email: 'c@example.com', subject: 'S', message: 'M' };
  const [ticket] = await db()
    .insert(supportTickets)
    .values({ ...words, ticketId: crypto.randomUUID(), createdAt: at(day), suspectedSpam })
    .returning();
  if (!ticket) throw new Error('nothing was written');
  return ticket.id;
}

async function values(metric: SeriesMetric, from: Date, to: Date) {
  const { points } = await readSeries(db(), { metric, interval: 'day', from, to }, counting);
  return points.map(({ value }) => value);
}

test('totals payments on the day of the payment, whatever their order of arrival', async () => {
  const order = await anOrder(db(), { paidAt: null });
  await pay(order.id, 'refund', 9_00, 3);
  await pay(order.id, 'paid', 19_00, 1);
  await pay(order.id, 'dispute', 19_00, 2);
  await foldTotals(db());
  await pay(order.id, 'paid', 20_00, 1);
  expect(await values('revenue', at(1, 0), at(4, 0))).toEqual(['39.00', '0.00', '-9.00']);
});

test('follows a row that is corrected or deleted', async () => {
  const order = await anOrder(db(), { paidAt: null });
  await pay(order.id, 'paid', 19_00, 5);
  await db()
    .update(payments)
    .set({ amount: 29_00, occurredAt: at(6) })
    .where(eq(payments.orderId, order.id));
  expect(await values('revenue', at(5, 0), at(7, 0))).toEqual(['0.00', '29.00']);
  await db().delete(payments).where(eq(payments.orderId, order.id));
  expect(await values('revenue', at(5, 0), at(7, 0))).toEqual(['0.00', '0.00']);

  const id = await aTicket(5);
  await db().update(supportTickets).set({ suspectedSpam: true }).where(eq(supportTickets.id, id));
  expect(await values('tickets', at(5, 0), at(6, 0))).toEqual([0]);
  await db().update(supportTickets).set({ suspectedSpam: false }).where(eq(supportTickets.id, id));
  expect(await values('tickets', at(5, 0), at(6, 0))).toEqual([1]);
  await db().delete(supportTickets).where(eq(supportTickets.id, id));
  expect(await values('tickets', at(5, 0), at(6, 0))).toEqual([0]);
});

test('drops the subscription of a deleted order', async () => {
  const order = await anOrder(db(), { paidAt: at(8), totalMonthlyAmount: 50_00 });
  await orderLifecycle.end(db(), order, at(9));
  await foldTotals(db());
  expect(await values('orders', at(8, 0), at(10, 0))).toEqual([1, 0]);
  await db().delete(orders).where(eq(orders.id, order.id));
  expect(await values('orders', at(8, 0), at(10, 0))).toEqual([0, 0]);
  expect(await values('mrr', at(8, 0), at(10, 0))).toEqual(['0.00', '0.00']);
});

/** The embedded database has one connection. */
test.skipIf(!process.env.DATABASE_URL)(
  'loses nothing with concurrent writers during folds and reads',
  async () => {
    const order = await anOrder(db(), { paidAt: null });
    const sums: number[] = [];
    const write = async (n: number) => {
      await pay(order.id, 'paid', 1_00, 20 + (n % 3));
      const ticket = await aTicket(20 + (n % 3), n % 2 === 0);
      if (n % 4 === 0) await db().delete(supportTickets).where(eq(supportTickets.id, ticket));
      if (n % 5 === 0) await foldTotals(db());
      const revenue = await values('revenue', at(20, 0), at(23, 0));
      sums.push(revenue.map(Number).reduce((sum, value) => sum + value, 0));
    };
    await Promise.all(Array.from({ length: 40 }, (_, n) => write(n)));
    expect(await kept()).toEqual(await scanned());
    expect(Math.max(...sums)).toBe(40);
    expect(await values('revenue', at(20, 0), at(23, 0))).toEqual(['14.00', '13.00', '13.00']);
  },
  60_000,
);
