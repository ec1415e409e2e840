import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { createAnalytics } from '#api/oversight/analytics/service';
import { addIntervals, startOf } from '#contract/intervals';
import { testDatabase } from '#db/testing/database';
import { fillOrders } from './many-orders.ts';

const database = testDatabase();

test('the benchmark measures charts and tiles over what is in the tables', async () => {
  const { db } = database();
  await fillOrders(db, 500);
  const scan = sql`
    select name, part, count, amount from counted_totals
    union all select name, part, count, amount from counted_days`;
  const kept = sql`select name, part, count, amount from totals`;
  const differing = db
    .select({ name: sql<string>`name` })
    .from(sql`(((${scan}) except (${kept})) union all ((${kept}) except (${scan}))) differing`);
  expect(await differing).toEqual([]);

  const day = startOf('day', new Date());
  const span = { from: addIntervals('day', day, -1), to: addIntervals('day', day, 3) };
  for (const metric of ['revenue', 'orders', 'mrr'] as const) {
    const { points } = await createAnalytics(database()).series({
      metric,
      interval: 'day',
      ...span,
    });
    expect([metric, Math.max(...points.map(({ value }) => Number(value)))]).not.toEqual([
      metric,
      0,
    ]);
  }
}, 60_000);
