import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { pauseDelivery } from '#api/commerce/orders/delivery/deadline';
import { moveToStage } from '#api/commerce/orders/delivery/move-to-stage';
import { enterStage } from '#api/commerce/orders/delivery/stages';
import { orderLifecycle } from '#api/commerce/orders/lifecycle';
import { anOrder } from '#api/testing/orders';
import { seeded, seedFor } from '#api/testing/seeded';
import { testShop } from '#api/testing/shop';
import { defaultSettings } from '#contract/default-settings';
import { metricTopics, type Series, type SeriesMetric } from '#contract/series';
import { briefs } from '#db/schema/briefs';
import { type OrderRow, orders } from '#db/schema/orders';
import { type DeliveryStage, deliveryStages } from '#db/values/enumerations';
import { readSeries } from './series.ts';

const shop = testShop();
const hourMs = 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);
const after = (hours: number) => new Date(start + hours * hourMs);
const counting = { zone: 'UTC', promises: defaultSettings.contact };
const days = { from: after(0), to: after(20 * 24) };

type Whole = Extract<Series, { unit: 'hours' }>;

async function read(metric: SeriesMetric, span = days): Promise<Whole> {
  return (await readSeries(shop().db, { metric, interval: 'day', ...span }, counting)) as Whole;
}

async function reread({ id }: OrderRow): Promise<OrderRow> {
  const [row] = await shop().db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('The order is gone');
  return row;
}

/** Pays at an hour, with the clock paused for the brief, which was sent once. */
async function aPaidOrder(hour: number, promisedHours: number): Promise<OrderRow> {
  const order = await anOrder(shop().db, { paidAt: after(hour), promisedHours });
  await enterStage(shop().db, order.id, 'requirements', { at: after(hour) });
  await pauseDelivery(shop().db, order, 'brief', after(hour));
  await shop()
    .db.insert(briefs)
    .values({ orderId: order.id, sections: [], sentAt: after(hour) });
  return reread(order);
}

const move = async (order: OrderRow, stage: DeliveryStage, hour: number) =>
  moveToStage(shop().db, await reread(order), stage, { at: after(hour) });

const deliver = async (order: OrderRow, hour: number) =>
  orderLifecycle.deliver(shop().db, await reread(order), {
    at: after(hour),
    note: null,
    version: 0,
  });

/** What a person would count: hours in each stage, and hours on the clock. */
type History = {
  deliveredHour: number;
  promisedHours: number;
  clockHours: number;
  hours: Record<DeliveryStage, number>;
};

test('has no values where nothing was delivered', async () => {
  for (const metric of metricTopics.delivery) {
    const series = await read(metric, { from: after(-48), to: after(0) });
    expect(series.points.map(({ value }) => value)).toEqual([null, null]);
    expect(series.whole).toEqual({ value: null, of: 0 });
  }
});

test('is what a recount of random histories gives', async () => {
  const random = seeded(seedFor('delivery times'));
  const histories: History[] = [];
  for (let n = 0; n < 40; n++) {
    const history = await live(random);
    if (history) histories.push(history);
  }
  for (const metric of metricTopics.delivery) {
    const series = await read(metric);
    const recounted = (some: History[]) => {
      const values = measure(metric, some);
      return { value: values.length ? summarize(metric, values) : null, of: values.length };
    };
    expect(series.whole).toEqual(recounted(histories));
    expect(series.points.map(({ value }) => value)).toEqual(
      Array.from({ length: 20 }, (_, day) => {
        const own = histories.filter(({ deliveredHour: at }) => Math.floor(at / 24) === day);
        return recounted(own).value;
      }),
    );
  }
}, 60_000);

test('counts a delivery at the deadline as in time, and the moment after it as late', async () => {
  const onTime = await anOrder(shop().db, { paidAt: after(1_000) });
  await deliver(onTime, 1_048);
  const late = await anOrder(shop().db, { paidAt: after(1_000) });
  await deliver(late, 1_048 + 1 / 3600);
  const span = { from: after(1_000), to: after(1_100) };
  expect((await read('delivered_in_time', span)).whole).toEqual({ value: 50, of: 2 });
});

test('is also available as CSV', async () => {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const path = '/api/analytics/series?metric=release_time&from=2025-12-30&to=2026-01-01';
  const response = await shop().get(path, { cookie, accept: 'text/csv' });
  expect(response.headers.get('content-type')).toBe('text/csv;charset=utf-8');
  expect(await response.text()).toBe(
    'Day,Starts,Value,Previous day,Previous period,Currency\r\n2025-12-30,2025-12-30 00:00:00,,,,\r\n2025-12-31,2025-12-31 00:00:00,,,,\r\n',
  );
  expect((await shop().get(path, { cookie })).headers.get('content-type')).toContain('json');
});

/** A random way through the stages, back too. One in five orders isn’t delivered. */
async function live(random: ReturnType<typeof seeded>): Promise<History | null> {
  let hour = random.below(12 * 24);
  const promisedHours = [1, 12, 24, 48, 168][random.below(5)] ?? 48;
  const order = await aPaidOrder(hour, promisedHours);
  const hours = { requirements: 0, development: 0, review: 0, release: 0 };
  let clockHours = 0;
  let stage: DeliveryStage = 'requirements';
  let isWaiting = true;
  for (let moves = random.below(6); ; moves--) {
    const spent = 1 + random.below(20);
    hours[stage] += spent;
    if (!isWaiting) clockHours += spent;
    hour += spent;
    if (moves === 0) break;
    const next: DeliveryStage = deliveryStages[random.below(4)] ?? 'requirements';
    await move(order, next, hour);
    // Back in the requirements we wait for the brief, and in the review for the approval.
    isWaiting = next === 'requirements' || next === 'review';
    stage = next;
  }
  if (random.below(5) === 0) return null;
  await deliver(order, hour);
  return { deliveredHour: hour, promisedHours, clockHours, hours };
}

function measure(metric: SeriesMetric, histories: History[]): number[] {
  if (metric === 'delivered_in_time') {
    return histories.map(({ clockHours, promisedHours }) => (clockHours <= promisedHours ? 1 : 0));
  }
  const stage = metric.replace('_time', '') as DeliveryStage;
  return histories.map(({ hours }) => hours[stage]).filter((hours) => hours > 0);
}

function summarize(metric: SeriesMetric, values: number[]): number {
  if (metric === 'delivered_in_time') {
    return Math.round((1000 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10;
  }
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [Math.floor, Math.ceil].map((to) => sorted[to((sorted.length - 1) / 2)] ?? 0);
  return Math.round((10 * ((low ?? 0) + (high ?? 0))) / 2) / 10;
}
