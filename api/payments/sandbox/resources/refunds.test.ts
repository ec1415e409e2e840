import { describe, expect, test } from 'bun:test';
import type Stripe from 'stripe';
import { aSession, pay } from '../testing/purchase.ts';
import { start } from '../testing/started.ts';
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

test('gives all of it back, by the payment intent', async () => {
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

test('gives a part back, by the charge, until nothing is left', async () => {
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

test('takes the money back from the account, and not the fee', async () => {
  await using shop = await startCharged();
  const { balance_transaction } = await shop.stripe.refunds.create({
    charge: shop.charge,
    amount: 1000,
    expand: ['balance_transaction'],
  });
  expect(balance_transaction).toMatchObject({ amount: -1000, fee: 0, net: -1000, type: 'refund' });
});

describe('is refused', () => {
  test('beyond what is left', async () => {
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
    ['of an unknown charge', { charge: 'ch_none' }, { statusCode: 404, code: 'resource_missing' }],
    ['of an unknown payment', { payment_intent: 'pi_none' }, { code: 'resource_missing' }],
    ['of nothing', { charge: 'ch_none', amount: 0 }, { code: 'parameter_invalid_integer' }],
    ['for a reason of its own', { charge: 'ch_none', reason: 'bored' }, { param: 'reason' }],
  ])('%s', async (_, params, error) => {
    await using shop = await startCharged();
    const { message, ...facts } = { message: /./, ...error };
    const refusal = await shop.refund(params).catch((thrown) => thrown);
    expect(refusal).toMatchObject(facts);
    expect(refusal.message).toMatch(message);
  });

  test('of a payment that was declined', async () => {
    await using shop = await start();
    await pay(await aSession(shop.stripe), { cardNumber: '4000 0000 0000 0002' });
    const [event] = (await shop.stripe.events.list({ type: 'charge.failed' })).data;
    if (event?.type !== 'charge.failed') throw new Error('No charge has failed');
    const refusal = shop.stripe.refunds.create({ charge: event.data.object.id });
    await expect(refusal).rejects.toThrow('does not have a successful charge to refund');
  });
});

test('gives back once under one key, also where the answer was lost', async () => {
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
