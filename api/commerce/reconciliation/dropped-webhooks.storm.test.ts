import { expect, test } from 'bun:test';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { expectByContract } from '#api/testing/by-contract';
import { cards } from '#api/testing/orders';
import { type TestShop, testShop } from '#api/testing/shop';
import { mails } from '#db/schema/mails';
import { type OrderRow, orders } from '#db/schema/orders';
import {
  readAllTables,
  readLedgerBalance,
  readProviderBalance,
  stripeOf,
} from './testing/books.ts';
import { buyMany } from './testing/purchases.ts';

const shop = testShop();

/** Changes at the provider whose events are dropped, for twenty orders each. */
const fates: ((shop: TestShop, subscription: string, invoice: string) => unknown)[] = [
  () => {},
  ({ sandbox }, subscription) => sandbox.cards.decline(subscription, true),
  (it, subscription) => stripeOf(it).subscriptions.cancel(subscription),
  async (it, _, invoice) => {
    const { data } = await stripeOf(it).invoicePayments.list({ invoice });
    const payment_intent = String(data[0]?.payment.payment_intent);
    await stripeOf(it).refunds.create({ payment_intent, amount: 700 });
  },
  ({ sandbox }, _, invoice) => sandbox.disputes.open(invoice),
];

test('fixes 100 orders without webhooks in one run and changes nothing in the next', async () => {
  const { db, sandbox, provider, reconciliation } = shop();
  sandbox.webhooks.drop(true);
  const opened = await buyMany(shop(), 100, cards.good);
  for (const [index, { sessionId }] of opened.entries()) {
    const { subscriptionId, invoiceId } = (await provider.findCheckout(sessionId)) ?? {};
    await fates[index % fates.length]?.(shop(), subscriptionId ?? '', invoiceId ?? '');
  }
  sandbox.time.advanceToNextRenewal();
  sandbox.time.advanceTo(new Date(sandbox.time.now().getTime() + 60_000));
  expect(await db.query.orders.findMany({ where: isNotNull(orders.paidAt) })).toEqual([]);

  const first = await reconciliation.run();
  expect(first).toMatchObject({ checked: 100, differing: 0, error: null });
  expect(new Set(first.differences.map(({ orderId }) => orderId)).size).toBe(100);
  for (const order of await everyOrder()) await expectAsAtProvider(order);
  expect(await tally()).toEqual({
    'paid active': 20,
    'paid past_due': 20,
    'paid cancelled': 20,
    'partially_refunded active': 40,
  });
  expect(await readLedgerBalance(db)).toBe(await readProviderBalance(shop()));
  expect(await db.$count(mails, eq(mails.kind, 'receipt'))).toBe(100);

  const before = await readAllTables(db);
  expect(await reconciliation.run()).toMatchObject({ checked: 100, corrected: 0, differing: 0 });
  expect(await readAllTables(db)).toEqual(before);
  await expectByContract(sandbox);
}, 120_000);

function everyOrder(): Promise<OrderRow[]> {
  return shop().db.query.orders.findMany({ orderBy: asc(orders.id) });
}

/** Counts orders by payment and subscription status. */
async function tally(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { paymentStatus, subscriptionStatus } of await everyOrder()) {
    const status = `${paymentStatus} ${subscriptionStatus}`;
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

async function expectAsAtProvider(order: OrderRow): Promise<void> {
  const theirs = await shop().provider.subscription(order.stripeSubscriptionId ?? '');
  expect(order).toMatchObject({
    subscriptionStatus: theirs?.status,
    cancelAt: theirs?.endsAt,
    nextChargeAt: theirs?.endedAt ? null : theirs?.currentPeriodEnd,
  });
}
