import { describe, expect, test } from 'bun:test';
import { aSession, pay } from '../testing/purchase.ts';
import { start } from '../testing/start.ts';
import { eventsSince, lastEvent } from '../testing/subscription.ts';

const DISPUTED = '4000 0000 0000 0259';
const bought = new Date('2026-01-15T12:00:00Z');

async function startDisputed() {
  const shop = await start({ now: () => bought });
  const { stripe } = shop;
  await pay(await aSession(stripe), { cardNumber: DISPUTED });
  const [dispute] = (await stripe.disputes.list({ expand: ['data.charge'] })).data;
  if (dispute === undefined) throw new Error('Nothing was disputed');
  const again = async () => (await stripe.disputes.list()).data[0];
  return { ...shop, dispute, again, last: await lastEvent(stripe) };
}

describe('a disputed payment', () => {
  test('is withdrawn with a fee, after the events of the purchase', async () => {
    await using shop = await startDisputed();
    expect(shop.dispute).toMatchObject({
      amount: 2900,
      reason: 'fraudulent',
      status: 'needs_response',
      is_charge_refundable: false,
      charge: { disputed: true, refunded: false },
      balance_transactions: [{ amount: -2900, fee: 1500, net: -4400, type: 'adjustment' }],
    });
    expect((await eventsSince(shop.stripe, undefined)).slice(-3)).toEqual([
      'checkout.session.completed',
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
    ]);
  });

  test('cannot be refunded', async () => {
    await using shop = await startDisputed();
    const { payment_intent } = shop.dispute;
    const refund = shop.stripe.refunds.create({ payment_intent: String(payment_intent) });
    await expect(refund).rejects.toMatchObject({ statusCode: 400, code: 'charge_disputed' });
  });

  test('is lost if there is no response in time', async () => {
    await using shop = await startDisputed();
    shop.sandbox.time.advanceTo(new Date('2026-01-29T12:00:00Z'));
    expect((await shop.again())?.status).toBe('lost');
    expect(await eventsSince(shop.stripe, shop.last)).toEqual(['charge.dispute.closed']);
  });

  test('can be won, which reinstates the funds and allows a refund', async () => {
    await using shop = await startDisputed();
    shop.sandbox.disputes.close(shop.dispute.id, 'won');
    const won = await shop.again();
    expect(won?.status).toBe('won');
    expect(won?.balance_transactions.map(({ net }) => net)).toEqual([-4400, 2900]);
    expect(await eventsSince(shop.stripe, shop.last)).toEqual([
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    ]);
    const payment_intent = String(shop.dispute.payment_intent);
    expect((await shop.stripe.refunds.create({ payment_intent })).status).toBe('succeeded');
    expect(() => shop.sandbox.disputes.close(shop.dispute.id, 'lost')).toThrow(RangeError);
  });
});

test('any payment can be disputed at any time', async () => {
  await using shop = await start({ now: () => bought });
  const session = await aSession(shop.stripe);
  await pay(session);
  const { invoice } = await shop.stripe.checkout.sessions.retrieve(session.id);
  shop.sandbox.disputes.open(String(invoice));
  expect((await shop.stripe.disputes.list()).data).toHaveLength(1);
  expect(() => shop.sandbox.disputes.open(String(invoice))).toThrow(RangeError);
  expect(() => shop.sandbox.disputes.open('in_none')).toThrow(RangeError);
});
