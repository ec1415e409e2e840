import { createOrders } from '#api/commerce/orders/service';
import { createAnalytics } from '#api/insights/analytics/service';
import { isStageMetric, stageMetrics } from '#api/insights/analytics/stage-times';
import { createWaiting } from '#api/insights/waiting/service';
import { addIntervals, startOf } from '#contract/intervals';
import { type OrderListQuery, orderFilters, orderSorts } from '#contract/order-list';
import { type SeriesMetric, seriesMetrics } from '#contract/series';
import { startPostgres } from '../../../.ci/postgres.ts';
import { measureCsv } from './csv-rows.ts';
import { type OrderDatabase, openManyOrders } from './many-orders.ts';
import { median, type Row } from './row.ts';
import type { BenchShop } from './shop.ts';

const caseRounds = 9;
/** The growth is close to its bound, and its times are short. */
const growthRounds = 41;
const yearMs = 365 * 24 * 60 * 60_000;

type Query = Partial<OrderListQuery>;
type Work = () => Promise<unknown>;

/** Medians are computed from the orders. */
const isSummed = (metric: SeriesMetric) => !isStageMetric(metric);

/** The admin’s lists, tiles and charts, with few orders and with many. Times include the query. */
export async function measureLists(_shop: BenchShop, quick: boolean): Promise<Row[]> {
  const server = await startPostgres();
  const opened: OrderDatabase[] = [];
  try {
    for (const count of [10_000, quick ? 100_000 : 1_000_000]) {
      opened.push(await openManyOrders(server.url, count));
    }
    const [few, many] = opened;
    if (!few || !many) throw new Error('nothing was filled');
    return [
      await measureGrowth(few, many),
      ...(await measureOrders(few)),
      ...(await measureOrders(many)),
      ...(await measureCsv(many)),
    ];
  } finally {
    for (const database of opened) await database.close();
    await server.stop();
  }
}

async function measureOrders(database: OrderDatabase): Promise<Row[]> {
  const { count } = database;
  const read = readerOf(database);
  const analytics = createAnalytics(database);
  const waiting = createWaiting({ ...database, now: () => new Date() });
  const search = (q: string) => () => read({ q });
  const to = new Date();
  const today = startOf('day', to);
  const year = { from: new Date(today.getTime() - yearMs), to: addIntervals('day', today, 1) };
  const yearOf = (metric: SeriesMetric) => () =>
    analytics.series({ metric, interval: 'day', ...year });
  const cases: [name: string, bound: number, works: Work[]][] = [
    ['first page, slowest filter and sort', 10, pages().map((query) => () => read(query))],
    ['deep page, slowest sort', 10, await deepPages(read)],
    ['search for one order', 10, [search(`ACC-2026-${count / 2}`)]],
    ['search for what only the oldest orders have', 100, [search('old harbour')]],
    ['search for two letters', 100, [search('zq'), search('ez')]],
    ['search for what no order has', 100, [search('no such customer')]],
    [
      'search within a status, by name',
      100,
      [() => read({ q: 'okafor', status: 'cancelled', sort: 'customerName:desc' })],
    ],
    [
      'search by phone number',
      100,
      [search('+1 343 343-0001'), search('(200) 200 0000'), search('555 0000')],
    ],
    ['search by the digits of a card', 100, [search('4242'), search('visa 4242'), search('0007')]],
    ['the four tiles', 10, [() => analytics.figures()]],
    ['what is waiting', 10, [() => waiting.count()]],
    ['a year by day, slowest metric', 20, seriesMetrics.filter(isSummed).map(yearOf)],
    ['a year by day, slowest median', 1000, stageMetrics.map(yearOf)],
    ['every metric of a year and the year before', 1000, [() => analytics.overview(year)]],
    [
      'revenue of a year by product and package',
      20,
      [
        () => analytics.revenueParts({ ...year, by: 'product' }),
        () => analytics.revenueParts({ ...year, by: 'package' }),
      ],
    ],
    ['the cohorts of a year', 20, [() => analytics.cohorts(year)]],
  ];
  const rows: Row[] = [];
  for (const [name, bound, works] of cases) {
    const measured = Math.max(...(await medianTimes(works)));
    rows.push({ name: `${label(count)}: ${name}`, measured, unit: 'ms', bound });
  }
  return rows;
}

/** The same pages of both databases in turns, as the machine's pace varies. */
async function measureGrowth(few: OrderDatabase, many: OrderDatabase): Promise<Row> {
  const [readFew, readMany] = [readerOf(few), readerOf(many)];
  const ratios: number[] = [];
  for (const query of pages()) {
    const works = [() => readFew(query), () => readMany(query)];
    const [small = 0, large = 0] = await medianTimes(works, growthRounds);
    ratios.push(large / small);
  }
  const name = `lists: growth from ${label(few.count)} to ${label(many.count)}`;
  return { name, measured: median(ratios), unit: 'x', bound: 1.1 };
}

function readerOf({ db }: OrderDatabase) {
  const orders = createOrders({ db, now: () => new Date() });
  return (query: Query) => orders.list({ limit: 50, sort: 'createdAt:desc', ...query });
}

/** Every filter with every sort. */
function pages(): Query[] {
  const sorts = orderSorts.flatMap((field) => [`${field}:asc`, `${field}:desc`] as const);
  return [undefined, ...orderFilters].flatMap((status) => sorts.map((sort) => ({ status, sort })));
}

/** The page after 20 of the largest, by each sort. */
async function deepPages(read: ReturnType<typeof readerOf>): Promise<Work[]> {
  const works: Work[] = [];
  for (const query of pages().filter(({ status }) => !status)) {
    let cursor: string | undefined;
    for (let page = 0; page < 5; page++) {
      cursor = (await read({ ...query, cursor, limit: 1000 })).next ?? undefined;
    }
    works.push(() => read({ ...query, cursor }));
  }
  return works;
}

/** Runs the works in turns. */
async function medianTimes(works: Work[], rounds = caseRounds): Promise<number[]> {
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

function label(count: number): string {
  return `${count.toLocaleString('en-US')} orders`;
}
