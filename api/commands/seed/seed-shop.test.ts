import { expect, test } from 'bun:test';
import { isNotNull, sql } from 'drizzle-orm';
import { createCancellationProcessor } from '#api/commerce/cancellations/processor';
import { openCredentials } from '#api/commerce/orders/delivery/credentials';
import { deliveryClockOf } from '#api/commerce/orders/delivery/deadline';
import { isUndelivered } from '#api/commerce/orders/flags';
import { createAnalytics } from '#api/oversight/analytics/service';
import { createVault } from '#api/platform/vault/vault';
import { dueSoonHours } from '#contract/delivery-clock';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { projects } from '#db/schema/projects';
import { supportTickets } from '#db/schema/support-tickets';
import { testDatabase } from '#db/testing/database';
import {
  orderStatuses,
  paymentStatuses,
  projectStatuses,
  subscriptionStatuses,
  ticketPriorities,
  ticketStatuses,
} from '#db/values/enumerations';
import { seedShop } from './seed-shop.ts';

const database = testDatabase();
const again = testDatabase();
const db = () => database().db;
const vault = createVault(['a key of tests, 32 characters long']);
/** The next month has no such day, which catches naive month arithmetic. */
const now = new Date('2026-03-31T12:00:00.000Z');

const sorted = (values: readonly string[]) => [...new Set(values)].sort();

test('seeds an empty shop once', async () => {
  expect(await seedShop(db(), vault, now)).toBe(true);
  const before = await db().$count(orders);
  expect(await seedShop(db(), vault, now)).toBe(false);
  expect(await db().$count(orders)).toBe(before);
});

test('seeds every status', async () => {
  const some = await db().select().from(orders);
  expect(sorted(some.map(({ status }) => status))).toEqual(sorted(orderStatuses));
  expect(sorted(some.map((row) => row.paymentStatus))).toEqual(sorted(paymentStatuses));
  expect(sorted(some.map((row) => row.subscriptionStatus))).toEqual(sorted(subscriptionStatuses));
  const briefs = await db().select().from(projects);
  expect(sorted(briefs.map(({ status }) => status))).toEqual(sorted(projectStatuses));
  const tickets = await db().select().from(supportTickets);
  expect(sorted(tickets.map(({ status }) => status))).toEqual(sorted(ticketStatuses));
  expect(sorted(tickets.map(({ priority }) => priority))).toEqual(sorted(ticketPriorities));
  const requests = await db().select().from(cancellationRequests);
  // "Processing" is a momentary status, so no seeded row may have it.
  expect(sorted(requests.map(({ status }) => status))).toEqual([
    'completed',
    'pending',
    'withdrawn',
  ]);
});

test('numbers orders and projects in one chronological sequence', async () => {
  const rows = [
    ...(await db().select({ id: orders.orderId, at: orders.createdAt }).from(orders)),
    ...(await db().select({ id: projects.projectId, at: projects.createdAt }).from(projects)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  const numbers = rows.map(({ id }) => Number(id.split('-')[2]));
  expect(numbers).toEqual(rows.map((_, index) => index + 1));
  for (const { id, at } of rows) expect(id).toStartWith(`ACC-${at.getUTCFullYear()}-`);
});

test('seeds a live website for each delivered order', async () => {
  for (const { deliveredAt, liveUrl } of await db().select().from(orders)) {
    expect(liveUrl === null).toBe(deliveredAt === null);
  }
});

test('seeds no date in the future or before its order', async () => {
  const rows = await db().select().from(orders);
  const ledger = await db().select().from(payments);
  for (const order of rows) {
    const own = ledger.filter(({ orderId }) => orderId === order.id);
    const instants = [order.paidAt, order.startedAt, order.deliveredAt, order.endedAt].filter(
      (at) => at !== null,
    );
    for (const at of [...instants, ...own.map(({ occurredAt }) => occurredAt)]) {
      expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(at.getTime()).toBeGreaterThanOrEqual(order.createdAt.getTime());
    }
    expect(own.some(({ kind }) => kind === 'paid')).toBe(order.paidAt !== null);
    if (order.nextChargeAt) expect(order.nextChargeAt > now).toBe(true);
    const isPastDue = ['past_due', 'unpaid'].includes(order.subscriptionStatus);
    expect(order.pastDueSince !== null && order.pastDueSince < now).toBe(isPastDue);
    const inCents = own.reduce(
      (sum, { kind, amount }) => sum + (kind === 'refund' ? -amount : amount),
      0,
    );
    expect(inCents).toBeGreaterThanOrEqual(0);
  }
});

test('seeds one delivery due soon, one overdue, one on time, one without a brief and one in review', async () => {
  const waiting = await db().select().from(orders).where(isUndelivered);
  const clocks = waiting.map((order) => {
    const { promisedAt, pause } = deliveryClockOf(order);
    return promisedAt && pause?.until !== null
      ? (Date.parse(promisedAt) - now.getTime()) / (60 * 60 * 1000)
      : null;
  });
  const hoursLeft = clocks.filter((hours) => hours !== null);
  expect(clocks.length - hoursLeft.length).toBe(2);
  const [inReview] = waiting.filter(({ stage }) => stage === 'review');
  expect(inReview).toMatchObject({ pauseReason: 'approval', resumedAt: null });
  expect(inReview?.previewUrl).toStartWith('/demos/');
  expect(hoursLeft.filter((hours) => hours < 0)).toHaveLength(1);
  expect(hoursLeft.filter((hours) => hours > 0 && hours < dueSoonHours)).toHaveLength(1);
  expect(hoursLeft.filter((hours) => hours > dueSoonHours)).toHaveLength(1);
  const started = waiting.filter(({ status }) => status === 'in_progress');
  expect(started.every(({ startedAt }) => startedAt !== null)).toBe(true);
});

test('seeds deliveries with readable credentials', async () => {
  const delivered = await db().select().from(orders).where(isNotNull(orders.deliveredAt));
  expect(delivered.length).toBeGreaterThan(5);
  for (const order of delivered) {
    const credentials = await openCredentials(db(), vault, order.id);
    expect(credentials.map(({ label }) => label)).toEqual(['Address', 'Username', 'Password']);
  }
});

test('seeds figures for the analytics tiles', async () => {
  const analytics = createAnalytics({ db: db() });
  const { averageDeliveryTime, ...figures } = await analytics.figures();
  expect(figures).toMatchObject({
    totalProjects: 10,
    activeProjects: 2,
    completedProjects: 2,
    openTickets: 3,
  });
  expect(averageDeliveryTime).toBeGreaterThan(24);
  expect(averageDeliveryTime).toBeLessThan(48);
  const { packages } = await analytics.revenue();
  expect(packages.every(({ count, amount }) => count > 0 && Number(amount) > 0)).toBe(true);
});

test('seeds the same data if the time is the same', async () => {
  await seedShop(again().db, vault, now);
  const told = (from: typeof database) =>
    from().db.execute(
      sql`select order_id, customer_name, total_monthly_amount, created_at, next_charge_at, ended_at from orders order by id`,
    );
  expect(JSON.stringify(await told(again))).toBe(JSON.stringify(await told(database)));
});

test('runs no job on seeded data before its time', async () => {
  const failing = () => {
    throw new Error('was asked');
  };
  const provider = new Proxy({} as Parameters<typeof createCancellationProcessor>[0]['provider'], {
    get: failing,
  });
  const mail = new Proxy({} as Parameters<typeof createCancellationProcessor>[0]['mail'], {
    get: failing,
  });
  const processing = createCancellationProcessor({
    db: db(),
    provider,
    mail,
    processRefund: failing,
    now: () => new Date(now.getTime() + 60_000),
    log: failing,
  });
  await processing.processDue();
  const statuses = await db()
    .select({ status: cancellationRequests.status })
    .from(cancellationRequests);
  expect(statuses.filter(({ status }) => status === 'pending')).toHaveLength(1);
});
