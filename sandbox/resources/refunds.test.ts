import { describe, expect, test } from 'bun:test';
import type Stripe from 'stripe';
import { aSession, pay } from '../testing/purchase.ts';
import { start } from '../testing/start.ts';
import { aSubscription, eventsSince, lastEvent } from '../testing/subscription.ts';

async function startCharged() {
  const shop = await start();
  const { latest_invoice } = await aSubscription(shop.stripe);
  const [payment] = (
    await shop.stripe.invoicePayments.list({
      invoice: String(latest_invoice),
      expand: ['data.payment.payment_intent'],
    })
  ).data;
  const intent = payment?.payment.payment_intent;
  if (typeof intent !== 'object') throw new Error('The payment intent was not expanded');
  return {
    ...shop,
    intent: intent.id,
    charge: String(intent.latest_charge),
    last: await lastEvent(shop.stripe),
    refund: (params: Stripe.RefundCreateParams) => shop.stripe.refunds.create(params),
  };
}

test('refunds a payment intent in full', async () => {
  await using shop = await startCharged();
  const refund = await shop.refund({
    payment_intent: shop.intent,
    reason: 'requested_by_customer',
    metadata: { order: '1' },
  });
  expect(refund).toMatchObject({
    id: expect.stringMatching(/^re_\w{24}$/),
    amount: 2900,
    currency: 'usd',
    status: 'succeeded',
    charge: shop.charge,
    payment_intent: shop.intent,
    reason: 'requested_by_customer',
    metadata: { order: '1' },
  });
  const charge = await shop.stripe.charges.retrieve(shop.charge, { expand: ['refunds'] });
  expect(charge).toMatchObject({ amount_refunded: 2900, refunded: true });
  expect(charge.refunds?.data).toMatchObject([{ id: refund.id }]);
  expect(await eventsSince(shop.stripe, shop.last)).toEqual(['refund.created', 'charge.refunded']);
});

test('refunds a charge in parts until nothing is left', async () => {
  await using shop = await startCharged();
  const { charge } = shop;
  const part = await shop.refund({ charge, amount: 1000 });
  expect(await shop.stripe.charges.retrieve(charge)).toMatchObject({
    amount_refunded: 1000,
    refunded: false,
  });
  const rest = await shop.refund({ charge });
  expect(rest.amount).toBe(1900);
  expect((await shop.stripe.refunds.list({ charge, limit: 1 })).has_more).toBe(true);
  const { data } = await shop.stripe.refunds.list({ payment_intent: shop.intent });
  expect(data.map(({ id }) => id)).toEqual([rest.id, part.id]);
  expect((await shop.stripe.refunds.retrieve(part.id)).amount).toBe(1000);
  await expect(shop.refund({ charge, amount: 1 })).rejects.toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
    message: `Charge ${charge} has already been refunded.`,
  });
});

test('withdraws the amount from the balance, but not the fee', async () => {
  await using shop = await startCharged();
  const { balance_transaction } = await shop.stripe.refunds.create({
    charge: shop.charge,
    amount: 1000,
    expand: ['balance_transaction'],
  });
  expect(balance_transaction).toMatchObject({ amount: -1000, fee: 0, net: -1000, type: 'refund' });
});

describe('is rejected', () => {
  test('above the remaining amount', async () => {
    await using shop = await startCharged();
    await shop.refund({ charge: shop.charge, amount: 1000 });
    await expect(shop.refund({ charge: shop.charge, amount: 1901 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
      message: 'Refund amount ($19.01) is greater than unrefunded amount on charge ($19.00)',
    });
  });

  test.each<[string, Stripe.RefundCreateParams, object]>([
    ['without a charge', {}, { statusCode: 400, message: /payment_intent or charge/ }],
    ['for an unknown charge', { charge: 'ch_none' }, { statusCode: 404, code: 'resource_missing' }],
    ['for an unknown payment intent', { payment_intent: 'pi_none' }, { code: 'resource_missing' }],
    [
      'for an amount of zero',
      { charge: 'ch_none', amount: 0 },
      { code: 'parameter_invalid_integer' },
    ],
    ['for an unknown reason', { charge: 'ch_none', reason: 'bored' }, { param: 'reason' }],
  ])('%s', async (_, params, error) => {
    await using shop = await startCharged();
    const { message, ...facts } = { message: /./, ...error };
    const refusal = await shop.refund(params).catch((thrown) => thrown);
    expect(refusal).toMatchObject(facts);
    expect(refusal.message).toMatch(message);
  });

  test('for a declined payment', async () => {
    await using shop = await start();
    await pay(await aSession(shop.stripe), { cardNumber: '4000 0000 0000 0002' });
    const [event] = (await shop.stripe.events.list({ type: 'charge.failed' })).data;
    if (event?.type !== 'charge.failed') throw new Error('No charge has failed');
    const refusal = shop.stripe.refunds.create({ charge: event.data.object.id });
    await expect(refusal).rejects.toThrow('does not have a successful charge to refund');
  });
});

test('refunds once per idempotency key, even if the response was lost', async () => {
  await using shop = await startCharged();
  const options = { idempotencyKey: 'refund:1' };
  const ask = () => shop.stripe.refunds.create({ charge: shop.charge, amount: 1000 }, options);
  shop.sandbox.faults.next('POST /v1/refunds', 'reset');
  const first = await ask();
  expect((await ask()).id).toBe(first.id);
  expect((await shop.stripe.charges.retrieve(shop.charge)).amount_refunded).toBe(1000);
  await expect(
    shop.stripe.refunds.create({ charge: shop.charge, amount: 900 }, options),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

describe('a slow bank', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  async function startAt(cardNumber: string) {
    const shop = await start();
    const { latest_invoice } = await aSubscription(shop.stripe, { cardNumber });
    const { data } = await shop.stripe.invoicePayments.list({ invoice: String(latest_invoice) });
    const payment_intent = String(data[0]?.payment.payment_intent);
    const refund = await shop.stripe.refunds.create({ payment_intent });
    return {
      ...shop,
      refund,
      last: await lastEvent(shop.stripe),
      wait: () =>
        shop.sandbox.time.advanceTo(new Date(shop.sandbox.time.now().getTime() + DAY_MS + 1000)),
      again: () => shop.stripe.refunds.retrieve(refund.id),
      charge: () => shop.stripe.charges.retrieve(String(refund.charge)),
    };
  }

  test('leaves the refund pending, then completes it', async () => {
    await using shop = await startAt('4000 0000 0000 7726');
    expect(shop.refund.status).toBe('pending');
    shop.wait();
    expect((await shop.again()).status).toBe('succeeded');
    expect(await eventsSince(shop.stripe, shop.last)).toEqual(['refund.updated']);
  });

  test('can fail the refund later', async () => {
    await using shop = await startAt('4000 0000 0000 5126');
    expect(shop.refund.status).toBe('succeeded');
    shop.wait();
    expect(await shop.again()).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      failure_balance_transaction: expect.stringMatching(/^txn_/),
    });
    expect(await shop.charge()).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(await eventsSince(shop.stripe, shop.last)).toEqual(['refund.failed']);
  });
});

test('records all movements in the balance, available after two days', async () => {
  await using shop = await startCharged();
  await shop.refund({ charge: shop.charge, amount: 1000 });
  const movements = async () =>
    (await shop.stripe.balanceTransactions.list()).data.map(
      ({ type, amount, fee, net, status }) => [...[type, amount, fee, net, status]],
    );
  expect(await movements()).toEqual([
    ['refund', -1000, 0, -1000, 'pending'],
    ['charge', 2900, 114, 2786, 'pending'],
  ]);
  shop.sandbox.time.advanceTo(new Date(shop.sandbox.time.now().getTime() + 3 * 86_400_000));
  expect((await movements()).map((movement) => movement.at(-1))).toEqual([
    'available',
    'available',
  ]);
  const source = shop.charge;
  expect((await shop.stripe.balanceTransactions.list({ source })).data).toHaveLength(1);
});
