import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { readSeries } from '#api/insights/analytics/series';
import { defaultSettings } from '#contract/default-settings';
import { addIntervals, startOf } from '#contract/intervals';
import { type SeriesMetric, seriesMetrics } from '#contract/series';
import { testDatabase } from '#db/testing/database';
import { fillOrders } from './many-orders.ts';

const database = testDatabase();
const counting = { zone: 'UTC', promises: defaultSettings.contact };

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

  const columns = sql.raw('email, orders, tickets, active_subscriptions, paid_cents');
  const people = sql`select ${columns} from people`;
  const counted = sql`select ${columns} from counted_people`;
  const others = db
    .select({ email: sql<string>`email` })
    .from(
      sql`(((${counted}) except (${people})) union all ((${people}) except (${counted}))) others`,
    );
  expect(await others).toEqual([]);

  const day = startOf('day', new Date());
  const span = { from: addIntervals('day', day, -1), to: addIntervals('day', day, 3) };
  const totals: Record<string, number> = {};
  for (const metric of seriesMetrics) {
    const { points } = await readSeries(db, { metric, interval: 'day', ...span }, counting);
    totals[metric] = points.reduce((sum, { value }) => sum + Number(value), 0);
  }
  const of = async (rows: ReturnType<typeof sql>) => {
    const [row] = await db.select({ value: sql`value`.mapWith(Number) }).from(sql`(${rows}) one`);
    return row?.value ?? 0;
  };
  expect(totals.revenue).toBe(
    await of(
      sql`select sum(case kind when 'paid' then amount else -amount end) as value from payments`,
    ),
  );
  expect(totals.orders).toBe(
    await of(sql`select count(*) as value from orders where paid_at is not null`),
  );
  expect(totals.tickets).toBe(count / 10);
  // Nothing was sold before, so there is nothing to churn from, and one plan each.
  const absent: SeriesMetric[] = [
    ...['mrr_expansion', 'mrr_contraction', 'mrr_reactivated'],
    ...['mrr_churned', 'churned_customers', 'cancellations'],
    ...['gross_mrr_churn', 'net_mrr_churn', 'customer_churn'],
  ] as const;
  for (const metric of seriesMetrics) {
    if (!absent.includes(metric)) expect([metric, totals[metric]]).not.toEqual([metric, 0]);
  }
}, 60_000);
