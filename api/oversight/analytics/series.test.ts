import { beforeAll, describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { orderLifecycle } from '#api/commerce/orders/lifecycle';
import { recordPlan } from '#api/commerce/orders/plan';
import { recordMovement } from '#api/commerce/payments/ledger';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { defaultSettings } from '#contract/default-settings';
import type { Series, SeriesMetric } from '#contract/series';
import { orders } from '#db/schema/orders';
import { supportTickets } from '#db/schema/support-tickets';
import { readSeries } from './series.ts';

const shop = testShop();
let cookie = '';

beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
});

const ask = (query: Record<string, string>) =>
  shop().get(`/api/analytics/series?${new URLSearchParams(query)}`, { cookie });

async function series(
  metric: SeriesMetric,
  from: string,
  to: string,
  interval = 'day',
): Promise<Series> {
  const response = await ask({ metric, from, to, interval });
  expect(response.status).toBe(200);
  return response.json();
}

async function values(metric: SeriesMetric, from: string, to: string, interval = 'day') {
  return (await series(metric, from, to, interval)).points.map(({ value }) => value);
}

async function pay(kind: 'paid' | 'refund' | 'dispute', amount: number, at: string, id?: string) {
  const order = await anOrder(shop().db, { paidAt: null });
  const movement = { orderId: order.id, kind, amount, occurredAt: new Date(at) };
  await recordMovement(shop().db, { ...movement, providerId: id ?? crypto.randomUUID() });
}

const aDay = (day: string, value: string) => ({ day, at: `${day}T00:00:00.000Z`, value });

test('has a zero for each interval of an empty shop', async () => {
  expect(await values('revenue', '2020-01-01', '2020-01-04')).toEqual(['0.00', '0.00', '0.00']);
  expect(await values('mrr', '2020-01-01', '2020-01-04', 'week')).toEqual(['0.00']);
  for (const metric of ['orders', 'subscriptions', 'cancellations', 'tickets'] as const) {
    expect(await values(metric, '2019-12-31', '2020-01-02', 'month')).toEqual([0, 0]);
  }
});

describe('revenue', () => {
  test('is payments minus final refunds, each on its own day', async () => {
    await pay('paid', 69_00, '2021-01-31T23:59:59.999Z');
    await pay('paid', 19_00, '2021-02-01T00:00:00.000Z');
    await pay('paid', 50_00, '2021-02-03T12:00:00.000Z');
    await pay('refund', 80_01, '2021-02-03T13:00:00.000Z');
    // An open dispute is not subtracted; a lost one is.
    await pay('dispute', 19_00, '2021-02-04T08:00:00.000Z', 'dp_1');
    await pay('refund', 19_00, '2021-02-05T08:00:00.000Z', 'dp_1:lost');
    expect(await series('revenue', '2021-01-31', '2021-02-06')).toEqual({
      metric: 'revenue',
      interval: 'day',
      unit: 'money',
      timeZone: 'UTC',
      definition: expect.stringContaining('minus refunds and lost disputes'),
      whole: { value: '38.99', of: null },
      points: [
        aDay('2021-01-31', '69.00'),
        aDay('2021-02-01', '19.00'),
        aDay('2021-02-02', '0.00'),
        aDay('2021-02-03', '-30.01'),
        aDay('2021-02-04', '0.00'),
        aDay('2021-02-05', '-19.00'),
      ],
    });
  });

  test('has the same sum by month, limited to the requested range', async () => {
    expect(await values('revenue', '2021-01-01', '2021-03-01', 'month')).toEqual([
      '69.00',
      '-30.01',
    ]);
    expect(await values('revenue', '2021-02-02', '2021-02-04', 'month')).toEqual(['-30.01']);
  });

  test('starts weeks on Monday', async () => {
    const { points } = await series('revenue', '2021-01-31', '2021-02-06', 'week');
    expect(points).toEqual([aDay('2021-01-25', '69.00'), aDay('2021-02-01', '-30.01')]);
  });

  test('may exceed the maximum of a single payment', async () => {
    for (let n = 0; n < 3; n++) await pay('paid', 99_999_999_99, '2021-05-05T05:05:05.000Z');
    expect(await values('revenue', '2021-05-05', '2021-05-06')).toEqual(['299999999.97']);
  });
});

describe('subscriptions', () => {
  const plan = (cents: number) => ({ totalMonthlyAmount: cents });

  beforeAll(async () => {
    const { db, mail } = shop();
    // 19.00 a month from January 30 on, without an end.
    await anOrder(db, { ...plan(19_00), paidAt: new Date('2022-01-30T10:00:00.000Z') });
    // 16.58 a month (199.00 / 12) from January 31 until the end of February.
    const annual = await anOrder(db, {
      ...plan(16_58),
      billingInterval: 'year',
      paidAt: new Date('2022-01-31T23:59:59.999Z'),
    });
    await orderLifecycle.end(db, annual, new Date('2022-02-28T23:59:59.999Z'));
    // 50.00 a month that changes to 69.00 on February 2 and to 599.00 on March 1.
    const growing = await anOrder(db, {
      ...plan(50_00),
      paidAt: new Date('2022-02-01T00:00:00.000Z'),
    });
    const changeTo = async (cents: number, at: string) => {
      const order = await db.query.orders.findFirst({ where: eq(orders.id, growing.id) });
      if (!order) throw new Error('The order is gone');
      const price = {
        productMonthlyCents: cents,
        supportMonthlyCents: 0,
        totalMonthlyCents: cents,
        intervalProductCents: cents,
        intervalSupportCents: 0,
        intervalTotalCents: cents,
      };
      await recordPlan(
        db,
        order,
        { billingInterval: 'month', supportPackage: 'regular', price },
        { nextChargeAt: null, syncedAt: new Date(at), mail },
      );
    };
    await changeTo(69_00, '2022-02-02T09:00:00.000Z');
    await changeTo(599_00, '2022-03-01T00:00:00.000Z');
    // Never paid, so it never ran.
    await anOrder(db, { ...plan(77_00), paidAt: null, subscriptionStatus: 'pending' });
    // Refunded and ended on the day it started.
    const regretted = await anOrder(db, {
      ...plan(29_00),
      paidAt: new Date('2022-02-03T08:00:00.000Z'),
    });
    await orderLifecycle.end(db, regretted, new Date('2022-02-03T20:00:00.000Z'));
  });

  test('count each month with their price at its end', async () => {
    expect(await values('mrr', '2022-01-29', '2022-02-05')).toEqual([
      '0.00',
      '19.00',
      '35.58',
      '85.58',
      '104.58',
      '104.58',
      '104.58',
    ]);
    expect(await values('mrr', '2022-01-01', '2022-05-01', 'month')).toEqual([
      '35.58',
      '88.00',
      '618.00',
      '618.00',
    ]);
  });

  test('still count when they started long before', async () => {
    expect(await values('mrr', '2023-06-14', '2023-06-16')).toEqual(['618.00', '618.00']);
    expect(await values('subscriptions', '2023-06-14', '2023-06-15')).toEqual([2]);
  });

  test('run from the first payment until they end', async () => {
    expect(await values('subscriptions', '2022-01-29', '2022-02-04')).toEqual([0, 1, 2, 3, 3, 3]);
    expect(await values('subscriptions', '2022-02-28', '2022-03-02')).toEqual([2, 2]);
  });

  test('count as orders when they start and as cancellations when they end', async () => {
    expect(await values('orders', '2022-01-01', '2022-04-01', 'month')).toEqual([2, 2, 0]);
    expect(await values('cancellations', '2022-01-01', '2022-04-01', 'month')).toEqual([0, 2, 0]);
    expect(await values('cancellations', '2022-02-28', '2022-03-01')).toEqual([1]);
  });

  test('end once, even if the event is repeated', async () => {
    const { db } = shop();
    const order = await anOrder(db, { paidAt: new Date('2024-04-01T00:00:00.000Z') });
    const endedAt = new Date('2024-04-02T00:00:00.000Z');
    await orderLifecycle.end(db, order, endedAt);
    await orderLifecycle.end(db, order, endedAt);
    await db.update(orders).set({ deliveryNote: 'Bye' }).where(eq(orders.id, order.id));
    expect(await values('orders', '2024-04-01', '2024-04-03')).toEqual([1, 0]);
    expect(await values('cancellations', '2024-04-01', '2024-04-03')).toEqual([0, 1]);
  });

  test('are not counted when their transaction fails', async () => {
    const failing = shop().db.transaction(async (tx) => {
      await anOrder(tx, { paidAt: new Date('2024-06-01T00:00:00.000Z') });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await values('orders', '2024-06-01', '2024-06-02')).toEqual([0]);
  });
});

test('counts tickets when they are opened, without suspected spam', async () => {
  const ask = { email: 'a@example.com', subject: 'S', message: 'M' };
  const at = (createdAt: string, suspectedSpam = false) => ({
    ...ask,
    suspectedSpam,
    ticketId: crypto.randomUUID(),
    createdAt: new Date(createdAt),
  });
  await shop()
    .db.insert(supportTickets)
    .values([
      at('2022-07-01T00:00:00.000Z'),
      at('2022-07-01T23:59:59.999Z'),
      at('2022-07-01T12:00:00.000Z', true),
      at('2022-07-03T12:00:00.000Z'),
    ]);
  expect(await values('tickets', '2022-07-01', '2022-07-04')).toEqual([2, 0, 1]);
});

const counting = { zone: 'UTC', promises: defaultSettings.contact };

test('uses UTC days, whatever the time zone of the database', async () => {
  const { db } = shop();
  const paidAt = (at: string) => anOrder(db, { paidAt: new Date(at) });
  // New York has no 2:30 on that day, and its midnight is at 4:00 or 5:00 UTC.
  await paidAt('2023-03-12T00:00:00.000Z');
  await paidAt('2023-03-12T07:30:00.000Z');
  await paidAt('2023-03-12T23:59:59.999Z');
  await paidAt('2023-03-13T00:00:00.000Z');
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'America/New_York'`);
    const span = { from: new Date('2023-03-11'), to: new Date('2023-03-15') };
    const { points } = await readSeries(
      tx,
      { metric: 'orders', interval: 'day', ...span },
      counting,
    );
    expect(points.map(({ value }) => value)).toEqual([0, 3, 1, 0]);
  });
});

describe('refuses', () => {
  const good = { metric: 'mrr', from: '2026-01-01', to: '2026-02-01', interval: 'day' };
  const later = 'Must be after from';
  const day = 'Expected a date such as 2026-01-31';

  test.each([
    [{ metric: 'profit' }, 'metric', 'Invalid enum value'],
    [{ interval: 'hour' }, 'interval', 'Invalid enum value'],
    [{ from: 'yesterday' }, 'from', day],
    [{ from: '2026-02-30' }, 'from', day],
    [{ from: '2026-01-01T00:00:00+01:00' }, 'from', day],
    [{ to: '9999-12-31' }, 'to', day],
    [{ to: '2026-01-01' }, 'to', later],
    [{ to: '2026-01-31T00:00:00.000Z' }, 'to', day],
    [{ compare: 'next' }, 'compare', 'Invalid input'],
    [
      { to: '2027-02-06' },
      'interval',
      'More than 400 points. Choose a longer interval or a shorter time range',
    ],
    [{ zone: 'UTC' }, 'zone', 'Unrecognized key(s) in object'],
  ])('%j', async (wrong, path, message) => {
    const response = await ask({ ...good, ...wrong });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toContainEqual(
      expect.objectContaining({ message, path }),
    );
  });

  test('a query without parameters', async () => {
    const response = await ask({});
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual(
      ['metric', 'from', 'to'].map((path) => ({ path, message: 'Required' })),
    );
  });

  test('no request for exactly 400 points', async () => {
    expect(await values('orders', '2026-01-01', '2027-02-05')).toHaveLength(400);
  });
});
