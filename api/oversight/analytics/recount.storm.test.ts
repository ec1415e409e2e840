import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { orderLifecycle } from '#api/commerce/orders/lifecycle';
import { recordPlan } from '#api/commerce/orders/plan';
import { recordMovement } from '#api/commerce/payments/ledger';
import { insertMessage } from '#api/support/tickets/insert-message';
import { anOrder } from '#api/testing/orders';
import { seeded, seedFor } from '#api/testing/seeded';
import { testShop } from '#api/testing/shop';
import { defaultSettings } from '#contract/default-settings';
import { intervals } from '#contract/intervals';
import { metricTopics, type SeriesMetric, seriesMetrics } from '#contract/series';
import { orders } from '#db/schema/orders';
import { supportTickets } from '#db/schema/support-tickets';
import { readCohorts } from './cohorts.ts';
import { moveToZone } from './day-zone.ts';
import { readSeries } from './series.ts';
import { readOverview } from './service.ts';
import { aHistory, type Fact } from './testing/facts.ts';
import { cohortsOf, recountOf, revenueBy } from './testing/recount.ts';
import { foldTotals, readRevenueParts } from './totals.ts';

const shop = testShop();
const promises = defaultSettings.contact;
const from = new Date('2026-02-20');
const to = new Date('2026-04-12');
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

const buyers = ['ada@example.com', 'Ada@Example.com', 'bo@example.com', 'cy@example.com'];
const packages = ['none', 'regular', 'expansion'];
const zones = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'America/Havana'];

/** Those have a recount of their own, in delivery-times.test.ts. */
const isDelivery = (metric: SeriesMetric) =>
  (metricTopics.delivery as readonly SeriesMetric[]).includes(metric);

/** Does what a shop does, at random, and says what it did. */
async function live(pick: <T>(all: readonly T[]) => T, random: () => number): Promise<Fact[]> {
  const { db, mail } = shop();
  const { facts, add } = aHistory();
  const running: number[] = [];
  const reread = async (id: number) => {
    const order = await db.query.orders.findFirst({ where: eq(orders.id, id) });
    if (!order) throw new Error('The order is gone');
    return order;
  };
  let now = Date.UTC(2026, 0, 10);
  const acts: Record<string, (at: Date) => Promise<void>> = {
    async buy(at) {
      const buyer = pick(buyers);
      const cents = pick([19_00, 50_00, 69_00]);
      const order = await anOrder(db, {
        customerEmail: buyer,
        supportPackage: pick(packages),
        paidAt: at,
        totalMonthlyAmount: cents,
        intervalProductPrice: cents,
        intervalTotal: cents,
      });
      running.push(order.id);
      add({ kind: 'start', at, order: order.id, buyer: buyer.toLowerCase(), cents });
      await pay(order.id, at);
    },
    renew: async (at) => pay(pick(running), at),
    async refund(at) {
      const providerId = crypto.randomUUID();
      const { id: orderId, supportPackage, productId } = await reread(pick(running));
      const money = { orderId, amount: pick([5_00, 19_00]) };
      const about = { supportPackage, productId };
      await recordMovement(db, { ...money, kind: 'refund', providerId, occurredAt: at });
      add({ kind: 'refund', at, cents: money.amount, ...about });
      if (random() < 0.3) {
        const back = new Date(at.getTime() + 30 * hourMs);
        const failed = { kind: 'paid', providerId: `${providerId}:failed` } as const;
        await recordMovement(db, { ...money, ...failed, occurredAt: back });
        add({ kind: 'refund', at: back, cents: -money.amount, ...about });
      }
    },
    async dispute(at) {
      const { id: orderId, supportPackage, productId } = await reread(pick(running));
      const providerId = crypto.randomUUID();
      const taken = { orderId, amount: 19_00, occurredAt: at };
      await recordMovement(db, { ...taken, kind: 'dispute', providerId });
      if (random() < 0.5) return;
      await recordMovement(db, { ...taken, kind: 'refund', providerId: `${providerId}:lost` });
      add({ kind: 'refund', at, cents: 19_00, supportPackage, productId });
    },
    async fail(at) {
      const order = await reread(pick(running));
      if (order.pastDueSince) return;
      await sync(order.id, 'past_due', at);
      add({ kind: 'failure', at, order: order.id });
    },
    async recover(at) {
      const order = await reread(pick(running));
      if (!order.pastDueSince) return;
      await sync(order.id, 'active', at);
      add({ kind: 'recovery', at, failedAt: order.pastDueSince });
    },
    async changePlan(at) {
      const order = await reread(pick(running));
      const cents = pick([19_00, 29_00, 69_00, 599_00]);
      const supportPackage = pick(packages);
      const price = {
        productMonthlyCents: cents,
        supportMonthlyCents: 0,
        totalMonthlyCents: cents,
        intervalProductCents: cents,
        intervalSupportCents: 0,
        intervalTotalCents: cents,
      };
      const plan = { billingInterval: 'month', supportPackage, price } as const;
      await recordPlan(db, order, plan, { nextChargeAt: null, syncedAt: at, mail });
      const change = cents - order.totalMonthlyAmount;
      if (change !== 0) add({ kind: 'change', at, order: order.id, cents: change });
    },
    async end(at) {
      const id = pick(running);
      const order = await reread(id);
      await orderLifecycle.end(db, order, at);
      running.splice(running.indexOf(id), 1);
      add({ kind: 'end', at, order: id });
    },
    async ask(at) {
      const [priority, customerType] = [
        pick(['medium', 'urgent'] as const),
        pick(['new', 'existing'] as const),
      ];
      const suspectedSpam = random() < 0.2;
      const [ticket] = await db
        .insert(supportTickets)
        .values({
          ticketId: crypto.randomUUID(),
          email: 'a@example.com',
          subject: 'S',
          message: 'M',
          priority,
          customerType,
          suspectedSpam,
          createdAt: at,
        })
        .returning();
      if (!ticket) throw new Error('Nothing was written');
      const say = (side: 'customer' | 'shop', hours: number, internal = false) =>
        insertMessage(db, ticket, {
          side,
          internal,
          userId: null,
          message: 'M',
          at: new Date(at.getTime() + hours * hourMs),
        });
      await say('customer', 0);
      await say('shop', 0.1, true);
      const isAnswered = random() < 0.8;
      const hours = pick([0.5, 1, 1.5, 2, 2.01, 4, 7]);
      if (isAnswered) await say('shop', hours);
      if (isAnswered) await say('shop', hours + 20);
      // An answer says that it wasn't spam.
      if (!suspectedSpam || isAnswered) add({ kind: 'ticket', at });
      const promise =
        priority === 'urgent' ? 'urgent' : customerType === 'new' ? 'sales' : 'support';
      const answeredAt = new Date(at.getTime() + hours * hourMs);
      if (isAnswered) add({ kind: 'answer', at: answeredAt, promise, hours });
    },
    fold: () => foldTotals(db),
  };

  for (let step = 0; step < 160; step++) {
    // At most a day later, now and then at a full hour: midnight somewhere.
    now += 1 + Math.floor(random() * dayMs);
    if (random() < 0.3) now = Math.ceil(now / hourMs) * hourMs;
    const at = new Date(now);
    const name = running.length < 2 ? 'buy' : pick(Object.keys(acts));
    await acts[name]?.(at);
  }
  return facts;

  async function pay(orderId: number, at: Date) {
    const { supportPackage, productId } = await reread(orderId);
    const [amount, discount] = [pick([19_00, 69_00]), pick([0, 0, 5_00])];
    const providerId = crypto.randomUUID();
    const charge = { orderId, amount, discount, providerId, occurredAt: at };
    await recordMovement(db, { ...charge, kind: 'paid' });
    add({ kind: 'payment', at, cents: amount, discount, supportPackage, productId });
  }

  async function sync(id: number, subscriptionStatus: 'active' | 'past_due', at: Date) {
    const order = await reread(id);
    await orderLifecycle.updateSubscription(db, order, {
      subscriptionStatus,
      nextChargeAt: null,
      cancelAt: null,
      syncedAt: at,
      pastDueSince: subscriptionStatus === 'active' ? null : at,
    });
  }
}

test('every metric is what a recount of random histories gives, in every zone', async () => {
  const { db } = shop();
  const { below } = seeded(seedFor('analytics'));
  const random = () => below(1_000_000) / 1_000_000;
  const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T;
  const facts = await live(pick, random);
  for (const [index, zone] of zones.entries()) {
    await moveToZone(db, zone);
    const interval = intervals[index % intervals.length] ?? 'day';
    const counting = { zone, promises };
    for (const metric of seriesMetrics) {
      if (isDelivery(metric)) continue;
      const query = { metric, from, to, interval, compare: 'previous' } as const;
      const { points, whole, previous } = await readSeries(db, query, counting);
      const recounted = recountOf(metric, facts, zone, promises);
      expect([metric, ...points.map(({ value }) => value)]).toEqual([
        metric,
        ...recounted.byInterval(from, to, interval),
      ]);
      const before = new Date(2 * from.getTime() - to.getTime());
      expect([metric, zone, whole.value, previous?.whole.value]).toEqual([
        ...[metric, zone],
        ...[recounted.whole(from, to), recounted.whole(before, from)],
      ]);
    }
    const overview = await readOverview(db, { from, to }, counting);
    for (const { metric, whole } of overview.metrics) {
      if (isDelivery(metric)) continue;
      expect([metric, whole.value]).toEqual([
        metric,
        recountOf(metric, facts, zone, promises).whole(from, to),
      ]);
    }
    for (const by of ['product', 'package'] as const) {
      const parts = await readRevenueParts(db, { from, to, by });
      const earned = parts.filter(({ revenue }) => revenue !== '0.00');
      expect(Object.fromEntries(earned.map(({ key, revenue }) => [key, revenue]))).toEqual(
        revenueBy(by, facts, zone, from, to),
      );
    }
    const { cohorts } = await readCohorts(db, { from, to }, counting);
    expect(cohorts).toEqual(cohortsOf(facts, zone, ['2026-02', '2026-03', '2026-04']));
  }
}, 600_000);
