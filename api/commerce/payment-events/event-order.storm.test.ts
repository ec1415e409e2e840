import { expect, test } from 'bun:test';
import Stripe from 'stripe';
import { expectByContract } from '#api/testing/by-contract';
import { findOrder, pay } from '#api/testing/orders';
import { endStateOf, readAsSent, remembering } from '#api/testing/replay';
import { seeded, seedFor } from '#api/testing/seeded';
import { testShop } from '#api/testing/shop';
import type { Db } from '#db/client';
import type { ProviderEvent } from '../payments/provider/events.ts';
import { createProviderEvents } from './service.ts';

const shop = testShop();
const dayMs = 24 * 60 * 60 * 1000;

/** The life of an order, one event of each kind that changes it. */
const kinds = [
  'checkout.session.completed',
  'invoice.paid',
  'refund.created',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
] as const;

async function anOpenedCheckout() {
  const product = await shop().aProduct();
  const opened = await shop().post('/api/orders/create-checkout', {
    productId: product.id,
    customerName: 'Ada Lovelace',
    customerEmail: `${crypto.randomUUID()}@example.com`,
  });
  return (await opened.json()) as { url: string; orderId: string; sessionId: string };
}

/** Purchase, renewal, partial refund, decline and end at the provider. */
async function live({ url, sessionId }: { url: string; sessionId: string }) {
  const { provider, sandbox } = shop();
  const { time, cards, webhooks } = sandbox;
  const pass = async (days: number) => {
    time.advanceTo(new Date(time.now().getTime() + days * dayMs));
    await webhooks.settled();
  };
  await pay(url);
  await webhooks.settled();
  const { subscriptionId, invoiceId } = (await provider.findCheckout(sessionId)) ?? {};
  if (!subscriptionId || !invoiceId) throw new Error('The checkout was not paid');
  await pass(32);
  const renewal = (await provider.subscription(subscriptionId))?.latestInvoiceId ?? '';
  const request = { cents: 500, reason: 'duplicate', idempotencyKey: renewal } as const;
  await provider.refund({ ...request, invoiceId: renewal });
  cards.decline(subscriptionId, true);
  await pass(31);
  await pass(20);
  return { subscriptionId, invoiceId, renewal };
}

/** The provider's events, the last of each type. */
async function eventsOf(subscriptionId: string): Promise<ProviderEvent[]> {
  const { port } = shop().sandbox;
  const stripe = new Stripe('sk_test_sandbox', { host: '127.0.0.1', port, protocol: 'http' });
  const sent = await stripe.events.list({ types: [...kinds], limit: 100 });
  const read = await Promise.all(sent.data.map((event) => readAsSent(shop(), event)));
  return kinds.map((kind) => {
    const found = read.find(
      ({ type, subscriptionId: of }) => type === kind && (of === null || of === subscriptionId),
    );
    if (!found) throw new Error(`No ${kind} was sent`);
    return found;
  });
}

const namesOf = (events: ProviderEvent[]) => events.map(({ type }) => type).join(', ');

const undo = new Error('undone');

/** Its changes are rolled back. */
async function undone(db: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  const attempt = db.transaction(async (tx) => {
    await work(tx);
    throw undo;
  });
  await attempt.catch((error) => {
    if (error !== undo) throw error;
  });
}

test('reaches the provider’s state for all 720 orders of six events, with or without one missing', async () => {
  const chance = seeded(seedFor('orders of events'));
  const opened = await anOpenedCheckout();
  const { id, orderId } = await findOrder(shop(), opened.orderId);
  shop().sandbox.webhooks.drop(true);
  const { subscriptionId, invoiceId, renewal } = await live(opened);
  shop().sandbox.webhooks.drop(false);
  const all = await eventsOf(subscriptionId);
  const provider = remembering(shop().provider);
  const { mail, clock, log } = shop();
  const ends = new Map<string, string[]>();
  const seen = new Set<string>();

  /**
   * Applies each remaining event in turn. What comes after equal states is tried once: when the
   * provider was asked makes no difference, since each event is read after the one before.
   */
  async function applyEach(db: Db, applied: ProviderEvent[], rest: ProviderEvent[]): Promise<void> {
    for (const [index, event] of rest.entries()) {
      await undone(db, async (tx) => {
        const line = (text: string) => log.push(text);
        const events = createProviderEvents({ db: tx, provider, mail, now: clock.now, log: line });
        const soFar = [...applied, event];
        await events.take(event);
        const again = soFar[chance.below(2 * all.length)];
        if (again) await events.take(again);
        const left = rest.toSpliced(index, 1);
        const state = JSON.stringify(await endStateOf(tx, id));
        if (left.length <= 1) ends.set(state, [...(ends.get(state) ?? []), namesOf(soFar)]);
        const key = `${namesOf(left)} ${state}`;
        if (seen.has(key)) return;
        seen.add(key);
        await applyEach(tx, soFar, left);
      });
    }
  }

  await applyEach(shop().db, [], all);
  // First the common final state, then any that differ, by order of events.
  const [[end = '', same = []] = [], ...others] = [...ends].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  expect(others.map(([, orders]) => orders)).toEqual([]);
  expect(same.length).toBeGreaterThanOrEqual(2 * all.length);
  const { order, ledger, mails } = JSON.parse(end);
  const ended = await shop().provider.subscription(subscriptionId);
  expect(order).toMatchObject({
    paymentStatus: 'partially_refunded',
    subscriptionStatus: 'cancelled',
    status: 'cancelled',
    stripeSubscriptionId: subscriptionId,
    endedAt: ended?.endedAt?.toISOString(),
    pastDueSince: null,
    nextChargeAt: null,
  });
  expect(ledger).toHaveLength(3);
  expect(ledger).toContainEqual(
    expect.objectContaining({ kind: 'paid', providerId: invoiceId, amount: 1900 }),
  );
  expect(ledger).toContainEqual(
    expect.objectContaining({ kind: 'paid', providerId: renewal, amount: 1900 }),
  );
  expect(ledger).toContainEqual(expect.objectContaining({ kind: 'refund', amount: 500 }));
  expect(mails.map(({ key }: { key: string }) => key)).toEqual([
    `payment-received:${renewal}`,
    `receipt:${orderId}`,
    `subscription-ended:${orderId}`,
  ]);
}, 60_000);

test('reaches the same state in real order and emails about the declined card', async () => {
  const opened = await anOpenedCheckout();
  const { id, orderId } = await findOrder(shop(), opened.orderId);
  const { renewal } = await live(opened);
  const { order, ledger, mails } = await endStateOf(shop().db, id);
  expect(order).toMatchObject({
    paymentStatus: 'partially_refunded',
    subscriptionStatus: 'cancelled',
    status: 'cancelled',
    pastDueSince: null,
  });
  expect(ledger.map(({ amount }) => amount).sort()).toEqual([1900, 1900, 500]);
  expect(mails.map(({ key }) => key.split(':')[0])).toEqual([
    'payment-received',
    'receipt',
    'renewal-failed',
    'subscription-ended',
  ]);
  expect(mails.slice(0, 2).map(({ key }) => key)).toEqual([
    `payment-received:${renewal}`,
    `receipt:${orderId}`,
  ]);
  await expectByContract(shop().sandbox);
}, 30_000);
