import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { readSeries } from '#api/insights/analytics/series';
import { seriesMetrics } from '#contract/series';
import { testDatabase } from '#db/testing/database';
import { fillOrders } from './many-orders.ts';

const database = testDatabase();

test('the benchmark measures charts and tiles over what is in the tables', async () => {
  const { db } = database();
  const count = 500;
  await fillOrders(db, count);

  const scan = sql`
    select name, part, count, amount from counted_totals
    union all select name, part, count, amount from counted_days`;
  const kept = sql`select name, part, count, amount from totals`;
  const differing = db
    .select({ name: sql<string>`name` })
    .from(sql`(((${scan}) except (${kept})) union all ((${kept}) except (${scan}))) differing`);
  expect(await differing).toEqual([]);

  const sums = sql.raw('email, orders, tickets, active_subscriptions, paid_cents');
  const people = sql`select ${sums} from people`;
  const counted = sql`select ${sums} from counted_people`;
  const others = db
    .select({ email: sql<string>`email` })
    .from(
      sql`(((${counted}) except (${people})) union all ((${people}) except (${counted}))) others`,
    );
  expect(await others).toEqual([]);

  const now = Date.now();
  const span = { from: new Date(now - (count + 1) * 60_000), to: new Date(now + 48 * 60 * 60_000) };
  const totals: Record<string, number> = {};
  for (const metric of seriesMetrics) {
    const { points } = await readSeries(db, { metric, interval: 'day', ...span });
    totals[metric] = points.reduce((sum, { value }) => sum + Number(value), 0);
  }
  const of = async (rows: ReturnType<typeof sql>) => {
    const [row] = await db.select({ value: sql`value`.mapWith(Number) }).from(sql`(${rows}) one`);
    return row?.value ?? 0;
  };
  expect(totals.revenue).toBe(
    await of(sql`select sum(total_monthly_amount) as value from orders where paid_at is not null`),
  );
  expect(totals.orders).toBe(
    await of(sql`select count(*) as value from orders where paid_at is not null`),
  );
  expect(totals.tickets).toBe(count / 10);
  expect(Math.min(...Object.values(totals))).toBeGreaterThan(0);
}, 60_000);
