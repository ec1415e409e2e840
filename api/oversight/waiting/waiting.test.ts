import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { flagOrder } from '#api/testing/order-flags';
import { aCancellation, anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { aTicket } from '#api/testing/tickets';
import type { Waiting } from '#contract/waiting';
import { supportTickets } from '#db/schema/support-tickets';

const shop = testShop();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);

const nothing: Waiting = {
  toDeliver: 0,
  late: 0,
  failedPayments: 0,
  pastDue: 0,
  flagged: 0,
  sitesDown: 0,
  unreadTickets: 0,
  cancellations: 0,
};

const queues: [name: keyof Waiting, path: string][] = [
  ['toDeliver', '/api/orders?status=undelivered'],
  ['late', '/api/orders?status=late'],
  ['failedPayments', '/api/orders?status=payment_failed'],
  ['pastDue', '/api/orders?status=past_due'],
  ['flagged', '/api/orders?status=flagged'],
  ['sitesDown', '/api/orders?status=site_down'],
  ['unreadTickets', '/api/support?status=unread'],
  ['cancellations', '/api/admin/cancellation-requests?status=pending'],
];

test('counts each queue as its list shows it', async () => {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const read = async (path: string) => (await shop().get(path, { cookie })).json();
  expect(await read('/api/admin/waiting')).toEqual(nothing);

  const { db } = shop();
  const { id: customerId } = await shop().signIn({});
  await anOrder(db, { paidAt: hoursAgo(47) });
  await anOrder(db, { paidAt: hoursAgo(49) });
  const paused = { pauseReason: 'brief', pausedAt: hoursAgo(60) } as const;
  await anOrder(db, { paidAt: hoursAgo(90), ...paused });
  await anOrder(db, {
    paidAt: hoursAgo(90),
    ...paused,
    resumedAt: hoursAgo(1),
    clockStartAt: hoursAgo(20),
  });
  await anOrder(db, { paidAt: hoursAgo(90), status: 'cancelled' });
  await anOrder(db, { paidAt: null, paymentStatus: 'failed' });
  await anOrder(db, { paidAt: null, paymentStatus: 'pending' });
  const done = { status: 'delivered', deliveredAt: hoursAgo(1) } as const;
  await anOrder(db, { ...done, subscriptionStatus: 'past_due', pastDueSince: hoursAgo(2) });
  await anOrder(db, { ...done, siteDownSince: hoursAgo(2) });
  const flagged = await anOrder(db, { ...done, customerId });
  for (const refundId of ['re_1', 're_2']) {
    await flagOrder(db, flagged, { code: 'refund_failed', params: { refundId } });
  }
  await aCancellation(db, flagged);
  await aTicket(db);
  await aTicket(db, { suspectedSpam: true });
  const { id } = await aTicket(db);
  await db.update(supportTickets).set({ shopUnread: 0 }).where(eq(supportTickets.id, id));

  const waiting: Waiting = await read('/api/admin/waiting');
  expect(waiting).toEqual({
    toDeliver: 4,
    late: 1,
    failedPayments: 1,
    pastDue: 1,
    flagged: 1,
    sitesDown: 1,
    unreadTickets: 1,
    cancellations: 1,
  });
  for (const [name, path] of queues) {
    expect([name, (await read(path)).length]).toEqual([name, waiting[name]]);
  }
});
