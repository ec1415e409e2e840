import { afterAll, beforeEach, describe, expect, test } from 'bun:test';
import { orderLifecycle } from '#api/commerce/orders/lifecycle';
import type { JobPlan } from '#api/platform/jobs/jobs';
import { aLiveSite, liveOrders, liveUrl } from '#api/testing/live-site';
import { aDelivery } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { brand } from '#contract/brand';
import type { Order } from '#contract/orders';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { createSiteChecks } from './service.ts';

const url = liveUrl;
const site = aLiveSite();
afterAll(() => site.stop());
const shop = testShop({ checkAddress: site.checkAddress });
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

beforeEach(async () => {
  site.recover();
  await shop().db.update(orders).set({ liveUrl: null, siteDownSince: null });
  await shop().db.delete(mails);
});

const pass = () => shop().jobs.run('site-checks');
const later = (ms: number) => {
  shop().clock.shiftMs += ms;
};

const { asAdmin, aLiveOrder, detailsOf } = liveOrders(shop);

async function subjectsTo(address: string): Promise<string[]> {
  return (await shop().mailsTo(address)).map(({ subject }) => subject);
}

/** Two failed checks, as far apart as the schedule has them. */
async function goDown() {
  site.fail();
  later(61 * minuteMs);
  await pass();
  later(6 * minuteMs);
  await pass();
}

describe('a live website', () => {
  test('is checked with its status, response time and certificate', async () => {
    const order = await aLiveOrder();
    expect((await detailsOf(order)).siteCheck).toBeNull();
    await pass();
    const { siteCheck, siteDownSince } = await detailsOf(order);
    expect(siteDownSince).toBeNull();
    expect(siteCheck).toEqual({
      problem: null,
      status: 200,
      failingSince: null,
      responseMs: expect.any(Number),
      checkedAt: expect.any(String),
      answeredAt: siteCheck?.checkedAt ?? '',
      certificateEndsAt: '2049-01-01T00:00:00.000Z',
    });
  });

  test('is checked once when its address is new', async () => {
    const { id, ...order } = await aLiveOrder();
    const plans: JobPlan<{ orderId: number }>[] = [];
    const { db, mail, clock } = shop();
    createSiteChecks({
      db,
      mail,
      now: clock.now,
      check: site.checkAddress,
      jobs: {
        define(_name, plan) {
          plans.push(plan as JobPlan<object>);
          return { enqueue: async () => {} };
        },
        repeat() {},
      },
    });
    site.takeAsked();
    const perform = () => plans[0]?.perform({ orderId: id }, { isLast: true });
    await perform();
    expect((await detailsOf({ id, ...order })).siteCheck).toMatchObject({ status: 200 });
    expect(site.takeAsked()).toBeGreaterThan(0);
    await perform();
    expect(site.takeAsked()).toBe(0);
  });

  test('is checked every hour, and every five minutes while it fails', async () => {
    await aLiveOrder();
    site.takeAsked();
    const checks = async () => {
      await pass();
      return site.takeAsked() > 0;
    };
    expect(await checks()).toBe(true);
    later(59 * minuteMs);
    expect(await checks()).toBe(false);
    later(2 * minuteMs);
    site.fail();
    expect(await checks()).toBe(true);
    later(4 * minuteMs);
    expect(await checks()).toBe(false);
    later(2 * minuteMs);
    expect(await checks()).toBe(true);
  });

  test.each<[string, Partial<typeof orders.$inferInsert>]>([
    ['without an address', { liveUrl: null }],
    ['before its delivery', { status: 'in_progress', deliveredAt: null }],
    ['after its subscription has ended', { status: 'cancelled', subscriptionStatus: 'cancelled' }],
  ])('is not checked %s', async (_, values) => {
    await aLiveOrder(values);
    site.takeAsked();
    await pass();
    expect(site.takeAsked()).toBe(0);
  });

  test('is shown to its customer with the last check', async () => {
    const { id: customerId, cookie } = await shop().signIn();
    const order = await aLiveOrder({ customerId });
    const path = `/api/customer/subscriptions/${order.orderId}`;
    const read = async () => (await shop().get(path, { cookie })).json();
    expect(await read()).toMatchObject({ site: { url, checkedAt: null, downSince: null } });
    await pass();
    const checkedAt = (await detailsOf(order)).siteCheck?.checkedAt;
    expect(await read()).toMatchObject({ site: { url, checkedAt, downSince: null } });
  });
});

describe('a website that fails', () => {
  test('counts as down after a second failed check', async () => {
    const order = await aLiveOrder();
    await pass();
    const lastAnswer = (await detailsOf(order)).siteCheck?.answeredAt;
    site.fail();
    later(61 * minuteMs);
    await pass();
    const first = await detailsOf(order);
    expect(first.siteDownSince).toBeNull();
    expect(first.siteCheck).toMatchObject({
      problem: 'error_status',
      status: 503,
      answeredAt: lastAnswer,
      failingSince: first.siteCheck?.checkedAt ?? '',
    });
    expect(await subjectsTo(brand.supportEmail)).toEqual([]);
    later(6 * minuteMs);
    await pass();
    const second = await detailsOf(order);
    expect(second.siteDownSince).toBe(first.siteCheck?.failingSince ?? '');
  });

  test('is emailed once to the customer and the shop, and once when it is back', async () => {
    const order = await aLiveOrder();
    await goDown();
    later(6 * minuteMs);
    await pass();
    const down = {
      customer: 'Your website www.harbor.example isn’t responding',
      shop: 'Website down: www.harbor.example',
    };
    expect(await subjectsTo(order.customerEmail)).toEqual([down.customer]);
    expect(await subjectsTo(brand.supportEmail)).toEqual([down.shop]);
    site.recover();
    for (let checks = 0; checks < 3; checks++) {
      later(61 * minuteMs);
      await pass();
    }
    expect((await detailsOf(order)).siteDownSince).toBeNull();
    expect(await subjectsTo(order.customerEmail)).toEqual([
      down.customer,
      'Your website www.harbor.example is back online',
    ]);
    expect(await subjectsTo(brand.supportEmail)).toEqual([
      down.shop,
      'Website back online: www.harbor.example',
    ]);
  });

  test('is not emailed if it answers the second check', async () => {
    const order = await aLiveOrder();
    site.fail();
    await pass();
    site.recover();
    later(6 * minuteMs);
    await pass();
    expect(await subjectsTo(order.customerEmail)).toEqual([]);
    expect(await subjectsTo(brand.supportEmail)).toEqual([]);
  });

  test('is emailed once by two processes that check at the same time', async () => {
    const order = await aLiveOrder();
    site.fail();
    await Promise.all([pass(), pass()]);
    later(6 * minuteMs);
    await Promise.all([pass(), pass()]);
    expect(await subjectsTo(order.customerEmail)).toHaveLength(1);
    expect(await subjectsTo(brand.supportEmail)).toHaveLength(1);
    site.recover();
    later(6 * minuteMs);
    await Promise.all([pass(), pass()]);
    expect(await subjectsTo(order.customerEmail)).toHaveLength(2);
    expect(await subjectsTo(brand.supportEmail)).toHaveLength(2);
  });

  test('is listed for admins, the longest first, until its subscription ends', async () => {
    const listed = async () => {
      const rows: Order[] = await (await asAdmin('/api/orders?status=site_down')).json();
      return rows.map(({ orderId }) => orderId);
    };
    const first = await aLiveOrder();
    await goDown();
    const second = await aLiveOrder();
    await pass();
    later(6 * minuteMs);
    await pass();
    expect(await listed()).toEqual([first.orderId, second.orderId]);
    const found: Order[] = await (await asAdmin('/api/orders?status=site_down&q=ada')).json();
    expect(found).toHaveLength(2);
    await shop().db.transaction((tx) => orderLifecycle.end(tx, first, shop().clock.now()));
    expect(await listed()).toEqual([second.orderId]);
  });

  test('is up again once it answers at another address', async () => {
    const order = await aLiveOrder({ liveUrl: 'https://local.harbor.example/' });
    await goDown();
    expect((await detailsOf(order)).siteCheck).toMatchObject({ problem: 'private_address' });
    site.recover();
    await asAdmin(`/api/orders/${order.id}/deliver`, aDelivery({ version: 1, liveUrl: url }));
    expect((await detailsOf(order)).siteCheck).toBeNull();
    await pass();
    expect(await detailsOf(order)).toMatchObject({
      siteDownSince: null,
      siteCheck: { problem: null },
    });
  });
});

describe('a certificate', () => {
  test('that ends within 14 days is emailed to the shop once', async () => {
    const order = await aLiveOrder();
    const end = Date.parse('2049-01-01T00:00:00Z');
    later(end - 15 * dayMs - shop().clock.now().getTime());
    await pass();
    expect(await subjectsTo(brand.supportEmail)).toEqual([]);
    later(dayMs + minuteMs);
    await pass();
    later(61 * minuteMs);
    await pass();
    expect(await subjectsTo(brand.supportEmail)).toEqual([
      'Certificate expires soon: www.harbor.example',
    ]);
    expect(await subjectsTo(order.customerEmail)).toEqual([]);
    shop().clock.shiftMs = 0;
  });
});
