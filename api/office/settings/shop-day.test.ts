import { beforeAll, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Order } from '#contract/orders';
import { orders } from '#db/schema/orders';
import { shopSettings } from '#db/schema/shop-settings';
import { isOnDays } from './shop-day.ts';

const shop = testShop();
let cookie = '';
let version = 0;

const countIn = (timeZone: string) =>
  shop()
    .db.insert(shopSettings)
    .values({ section: 'reports', version: ++version, value: { timeZone }, changedBy: 'Ada' });

beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
});

async function createdOn(days: string): Promise<string[]> {
  const rows: Order[] = await (
    await shop().get(`/api/orders?sort=createdAt:asc&${days}`, { cookie })
  ).json();
  return rows.map(({ createdAt }) => createdAt);
}

test.each([
  ['has 23 hours when the clocks go forward', '2026-03-08', 5, 4],
  ['has 25 hours when they go back', '2026-11-01', 4, 5],
])('a day of a list is one where the shop is, and %s', async (_, day, startsAt, endsAt) => {
  const next = new Date(new Date(day).getTime() + 24 * 60 * 60_000).toISOString().slice(0, 10);
  const at = (on: string, hour: number, ms: number) =>
    new Date(new Date(on).getTime() + hour * 60 * 60_000 + ms).toISOString();
  const first = at(day, startsAt, 0);
  const last = at(next, endsAt, -1);
  for (const instant of [at(day, startsAt, -1), first, last, at(next, endsAt, 0)]) {
    await anOrder(shop().db, { createdAt: new Date(instant) });
  }
  await countIn('America/New_York');
  expect(await createdOn(`from=${day}&to=${day}`)).toEqual([first, last]);
  await countIn('UTC');
  expect(await createdOn(`from=${day}&to=${day}`)).toEqual([at(day, startsAt, -1), first]);
});

test('days are found by the index of the column, in any time zone', async () => {
  await countIn('Asia/Kathmandu');
  const days = { from: '2026-01-15', to: '2026-01-16' };
  const condition = await isOnDays(shop().db, orders.createdAt, days);
  await shop().db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const plan = await tx.execute(
      sql`explain select id from ${orders} where ${condition}
        order by ${orders.createdAt} desc, ${orders.id} desc limit 41`,
    );
    const text = JSON.stringify(plan);
    expect(text).toContain('orders_created_idx');
    expect(text).toMatch(/Index Cond: \(\(created_at >= [^)]*\) AND \(created_at < /);
  });
});
