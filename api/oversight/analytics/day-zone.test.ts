import { beforeAll, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { recordMovement } from '#api/commerce/payments/ledger';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { totals } from '#db/schema/totals';
import { moveToZone } from './day-zone.ts';

const shop = testShop();
let cookie = '';

beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
}, 60_000);

async function pay(cents: number, ...instants: string[]) {
  const order = await anOrder(shop().db, { paidAt: null });
  for (const at of instants) {
    const movement = { orderId: order.id, kind: 'paid', amount: cents } as const;
    const providerId = crypto.randomUUID();
    await recordMovement(shop().db, { ...movement, providerId, occurredAt: new Date(at) });
  }
}

async function read(from: string, to: string, more = '') {
  const path = `/api/analytics/series?metric=revenue&from=${from}&to=${to}${more}`;
  return (await shop().get(path, { cookie })).json();
}

async function revenue(from: string, to: string) {
  const { points } = await read(from, to);
  return points.map(({ value }: { value: string }) => value);
}

test('a day has 23 hours when the clocks go forward and 25 when they go back', async () => {
  await pay(1_00, '2026-03-08T04:59:59.999Z', '2026-03-08T05:00:00.000Z');
  await pay(1_00, '2026-03-09T03:59:59.999Z', '2026-03-09T04:00:00.000Z');
  await pay(5_00, '2026-11-01T03:59:59.999Z', '2026-11-01T04:00:00.000Z');
  await pay(5_00, '2026-11-02T04:59:59.999Z', '2026-11-02T05:00:00.000Z');
  expect(await revenue('2026-03-07', '2026-03-10')).toEqual(['0.00', '2.00', '2.00']);

  await moveToZone(shop().db, 'America/New_York');
  expect(await revenue('2026-03-07', '2026-03-10')).toEqual(['1.00', '2.00', '1.00']);
  expect(await revenue('2026-10-31', '2026-11-03')).toEqual(['5.00', '10.00', '5.00']);
  const { timeZone, points } = await read('2026-03-08', '2026-03-10');
  expect(timeZone).toBe('America/New_York');
  expect(points.map(({ at }: { at: string }) => at)).toEqual([
    '2026-03-08T05:00:00.000Z',
    '2026-03-09T04:00:00.000Z',
  ]);
  await moveToZone(shop().db, 'UTC');
  expect(await revenue('2026-03-07', '2026-03-10')).toEqual(['0.00', '2.00', '2.00']);
}, 60_000);

test('counts what is not folded yet in the new zone, too, and only once', async () => {
  await pay(3_00, '2026-05-01T02:00:00.000Z');
  await moveToZone(shop().db, 'America/New_York');
  expect(await revenue('2026-04-30', '2026-05-02')).toEqual(['3.00', '0.00']);
  await pay(3_00, '2026-05-01T03:00:00.000Z');
  expect(await revenue('2026-04-30', '2026-05-02')).toEqual(['6.00', '0.00']);
  await shop().jobs.run('totals');
  // The setting is still UTC, which the job follows.
  const folded = await shop().db.select().from(totals).where(eq(totals.name, 'revenue_by_day'));
  expect(folded).toContainEqual({
    name: 'revenue_by_day',
    part: '2026-05-01',
    count: 2,
    amount: 6_00,
  });
  expect(await revenue('2026-04-30', '2026-05-02')).toEqual(['0.00', '6.00']);
}, 60_000);

test('follows the setting with the next fold', async () => {
  await pay(7_00, '2026-07-01T15:00:00.000Z');
  const body = { section: 'reports', version: 0, value: { timeZone: 'Asia/Tokyo' } };
  expect((await shop().send('PATCH', '/api/admin/settings', body, { cookie })).status).toBe(200);
  await shop().jobs.run('totals');
  expect(await revenue('2026-07-01', '2026-07-03')).toEqual(['0.00', '7.00']);
  expect((await (await shop().get('/api/analytics', { cookie })).json()).timeZone).toBe(
    'Asia/Tokyo',
  );
  const wrong = { ...body, version: 1, value: { timeZone: 'Mars/Olympus' } };
  expect((await shop().send('PATCH', '/api/admin/settings', wrong, { cookie })).status).toBe(400);
}, 60_000);

test('compares whole months with whole months, and other days with as many', async () => {
  const spanBefore = async (from: string, to: string) => {
    const { previous } = await read(from, to, '&compare=previous&interval=month');
    return [previous.from, previous.to];
  };
  expect(await spanBefore('2026-03-01', '2026-04-01')).toEqual(['2026-02-01', '2026-03-01']);
  expect(await spanBefore('2026-01-01', '2026-04-01')).toEqual(['2025-10-01', '2026-01-01']);
  expect(await spanBefore('2026-03-02', '2026-03-12')).toEqual(['2026-02-20', '2026-03-02']);
}, 60_000);

test('names CSV files by their report and days', async () => {
  const days = 'from=2026-01-01&to=2026-02-01';
  for (const [path, name] of [
    [`series?metric=mrr&${days}`, 'mrr-2026-01-01-to-2026-01-31.csv'],
    [`revenue?by=package&${days}`, 'revenue_by_package-2026-01-01-to-2026-01-31.csv'],
    [`cohorts?${days}`, 'cohorts-2026-01-01-to-2026-01-31.csv'],
  ]) {
    const response = await shop().get(`/api/analytics/${path}`, { cookie, accept: 'text/csv' });
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  }
}, 60_000);
