import { createAnalytics } from '#api/oversight/analytics/service';
import { isStageMetric } from '#api/oversight/analytics/stage-times';
import { addIntervals, startOf } from '#contract/intervals';
import { orderFilters, orderSorts } from '#contract/order-list';
import { type SeriesMetric, seriesMetrics } from '#contract/series';
import { startPostgres } from '../../../.ci/postgres.ts';
import { type OrderDatabase, openManyOrders, type Query } from './many-orders.ts';
import { median, type Row } from './row.ts';
import type { BenchShop } from './shop.ts';

const rounds = 21;

type Work = () => Promise<unknown>;

/** The admin’s lists, tiles and charts, with few orders and with many. Times include the query. */
export async function measureLists(_shop: BenchShop, quick: boolean): Promise<Row[]> {
  const server = await startPostgres();
  const opened: OrderDatabase[] = [];
  try {
    const few = await openManyOrders(server.url, 10_000);
    opened.push(few);
    const many = await openManyOrders(server.url, quick ? 100_000 : 1_000_000);
    opened.push(many);
    return [await measureGrowth(few, many), ...(await measureOrders(many))];
  } finally {
    for (const database of opened) await database.close();
    await server.stop();
  }
}

async function measureOrders(database: OrderDatabase): Promise<Row[]> {
  const { count, label, read } = database;
  const analytics = createAnalytics(database);
  const search = (q: string) => () => read({ q });
  const cancelledByName: Query = { q: 'okafor', status: 'cancelled', sort: 'customerName:desc' };
  const today = startOf('day', new Date());
  const year = { from: addIntervals('day', today, -365), to: addIntervals('day', today, 1) };
  const summed = seriesMetrics.filter((metric) => !isStageMetric(metric));
  const byDay = (metric: SeriesMetric) => () =>
    analytics.series({ metric, interval: 'day', ...year });
  const cases: [name: string, bound: number, works: Work[]][] = [
    ['first page, slowest filter and sort', 10, pages().map((query) => () => read(query))],
    ['deep page, slowest sort', 10, await deepPages(read)],
    ['search for one order', 10, [search(`ACC-2026-${count / 2}`)]],
    ['search for what only the oldest orders have', 100, [search('old harbour')]],
    ['search for two letters', 100, [search('zq'), search('ez')]],
    ['search for what no order has', 100, [search('no such customer')]],
    ['search within a status, by name', 100, [() => read(cancelledByName)]],
    ['the four tiles', 10, [() => analytics.figures()]],
    ['a year by day, slowest metric', 20, summed.map(byDay)],
  ];
  const rows: Row[] = [];
  for (const [name, bound, works] of cases) {
    const measured = Math.max(...(await medianTimes(works)));
    rows.push({ name: `${label}: ${name}`, measured, unit: 'ms', bound });
  }
  return rows;
}

/** The same pages of both databases in turns, as the machine's pace varies. */
async function measureGrowth(few: OrderDatabase, many: OrderDatabase): Promise<Row> {
  const ratios: number[] = [];
  for (const query of pages()) {
    const works = [() => few.read(query), () => many.read(query)];
    const [small = 0, large = 0] = await medianTimes(works);
    ratios.push(large / small);
  }
  const name = `lists: growth from ${few.label} to ${many.label}`;
  return { name, measured: median(ratios), unit: 'x', bound: 1.1 };
}

/** Every filter with every sort. */
function pages(): Query[] {
  const sorts = orderSorts.flatMap((field) => [`${field}:asc`, `${field}:desc`] as const);
  return [undefined, ...orderFilters].flatMap((status) => sorts.map((sort) => ({ status, sort })));
}

/** The page after a thousand orders, by each sort. */
async function deepPages(read: OrderDatabase['read']): Promise<Work[]> {
  const first = pages().filter(({ status }) => !status);
  const reads = await Promise.all(first.map((query) => read({ ...query, limit: 1000 })));
  return reads.map(
    ({ next }, index) =>
      () =>
        read({ ...first[index], cursor: next ?? undefined }),
  );
}

/** Runs the works in turns. */
async function medianTimes(works: Work[]): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let round = -1; round < rounds; round++) {
    for (const [index, work] of works.entries()) {
      const startedAt = performance.now();
      await work();
      // The first round warms up.
      if (round >= 0) times[index]?.push(performance.now() - startedAt);
    }
  }
  return times.map(median);
}
