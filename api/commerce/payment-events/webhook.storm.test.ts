import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { expectByContract } from '#api/testing/by-contract';
import { mapConcurrently } from '#api/testing/map-concurrently';
import { openFlagsOf } from '#api/testing/order-flags';
import { findOrder, pay } from '#api/testing/orders';
import { signed } from '#api/testing/replay';
import { seeded, seedFor } from '#api/testing/seeded';
import { testShop } from '#api/testing/shop';
import { mails } from '#db/schema/mails';
import { payments } from '#db/schema/payments';

const shop = testShop();
const purchases = 50;
const atOnce = 10;

/** The events of a purchase. */
const types = ['checkout.session.completed', 'invoice.paid'];

async function purchase(productId: number): Promise<string> {
  const opened = await shop().post('/api/orders/create-checkout', {
    productId,
    customerName: 'Ada Lovelace',
    customerEmail: `${crypto.randomUUID()}@example.com`,
  });
  const { url, orderId } = (await opened.json()) as { url: string; orderId: string };
  await pay(url);
  return orderId;
}

/** The state of an order without its ids, so that equal outcomes compare equal. */
async function stateOf(orderId: string) {
  const { db } = shop();
  const order = await findOrder(shop(), orderId);
  const ledger = await db.select().from(payments).where(eq(payments.orderId, order.id));
  const written = await db.select().from(mails).where(eq(mails.to, order.customerEmail));
  return {
    status: order.status,
    paymentStatus: order.paymentStatus,
    subscriptionStatus: order.subscriptionStatus,
    flags: await openFlagsOf(db, order),
    isPaid: order.paidAt !== null,
    renews: order.nextChargeAt !== null,
    belongsToProvider: order.stripeSubscriptionId !== null && order.stripeCustomerId !== null,
    ledger: ledger.map(({ kind, amount, currency }) => `${kind} ${amount} ${currency}`),
    mails: written.map(({ kind }) => kind),
  };
}

async function allEvents(): Promise<Stripe.Event[]> {
  const { port } = shop().sandbox;
  const stripe = new Stripe('sk_test_sandbox', { host: '127.0.0.1', port, protocol: 'http' });
  const events: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ types, limit: 100 })) events.push(event);
  return events;
}

async function send(event: Stripe.Event): Promise<number> {
  const { body, signature } = signed(shop(), event);
  const request = new Request('http://localhost:3000/api/webhooks/stripe', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature },
  });
  return (await shop().app.handle(request)).status;
}

test(`reaches the same state for ${purchases} purchases whose events arrive 1 to 5 times in any order`, async () => {
  const chance = seeded(seedFor('events many times'));
  const { id } = await shop().aProduct();
  const clean = await purchase(id);
  await shop().sandbox.webhooks.settled();
  const expected = await stateOf(clean);
  expect(expected).toMatchObject({ paymentStatus: 'paid', mails: ['receipt'] });

  shop().sandbox.webhooks.drop(true);
  const bought = await mapConcurrently(Array<number>(purchases).fill(id), atOnce, purchase);
  const events = await allEvents();
  expect(events.length).toBe(types.length * (purchases + 1));
  const sent = chance.shuffled(
    events.flatMap((event) => Array<Stripe.Event>(1 + chance.below(5)).fill(event)),
  );
  const answers = await mapConcurrently(sent, atOnce, send);

  expect(answers.filter((status) => status !== 200)).toEqual([]);
  const ends = await Promise.all(bought.map(stateOf));
  expect(ends.filter((end) => !Bun.deepEquals(end, expected))).toEqual([]);
  expect(await stateOf(clean)).toEqual(expected);
  await expectByContract(shop().sandbox);
}, 60_000);
