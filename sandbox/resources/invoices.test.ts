import { describe, expect, test } from 'bun:test';
import { start } from '../testing/start.ts';
import { aSubscription, eventsSince, LATER_DECLINED, lastEvent } from '../testing/subscription.ts';

const bought = new Date('2026-01-15T12:00:00Z');

async function startOwing() {
  const shop = await start({ now: () => bought });
  const { id } = await aSubscription(shop.stripe, { cardNumber: LATER_DECLINED });
  shop.sandbox.time.advanceToNextRenewal();
  const [open] = (await shop.stripe.invoices.list({ subscription: id, status: 'open' })).data;
  const invoice = open?.id ?? '';
  return {
    ...shop,
    id,
    invoice,
    last: await lastEvent(shop.stripe),
    status: async () => (await shop.stripe.subscriptions.retrieve(id)).status,
    again: () => shop.stripe.invoices.retrieve(invoice, { expand: ['payments'] }),
  };
}

describe('paying an invoice through the API', () => {
  test('marks it as paid and reactivates the subscription', async () => {
    await using shop = await startOwing();
    shop.sandbox.cards.decline(shop.id, false);
    const paid = await shop.stripe.invoices.pay(shop.invoice);
    expect(paid).toMatchObject({ status: 'paid', amount_paid: 2900, attempt_count: 1 });
    expect(await shop.status()).toBe('active');
    const again = shop.stripe.invoices.pay(shop.invoice);
    await expect(again).rejects.toMatchObject({
      statusCode: 400,
      message: 'Invoice is already paid',
    });
  });

  test('returns a decline as a card error and keeps the failed attempt', async () => {
    await using shop = await startOwing();
    const refused = shop.stripe.invoices.pay(shop.invoice);
    await expect(refused).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
      charge: expect.stringMatching(/^ch_/),
      payment_intent: { object: 'payment_intent', status: 'requires_payment_method' },
    });
    expect(await eventsSince(shop.stripe, shop.last)).toEqual([
      'charge.failed',
      'payment_intent.payment_failed',
      'invoice.payment_failed',
    ]);
    const { attempt_count, next_payment_attempt } = await shop.again();
    expect([attempt_count, next_payment_attempt]).toEqual([1, Date.UTC(2026, 1, 18, 13) / 1000]);
  });

  test('accepts other cards of the customer only', async () => {
    await using shop = await startOwing();
    const other = await aSubscription(shop.stripe);
    const payment_method = String(other.default_payment_method);
    await expect(shop.stripe.invoices.pay(shop.invoice, { payment_method })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'payment_method',
    });
  });

  test('marks it as paid out of band', async () => {
    await using shop = await startOwing();
    const paid = await shop.stripe.invoices.pay(shop.invoice, { paid_out_of_band: true });
    expect(paid.status).toBe('paid');
    expect((await shop.again()).payments?.data[0]?.status).toBe('canceled');
    expect(await shop.status()).toBe('active');
  });

  test('replays a decline for its idempotency key without charging again', async () => {
    await using shop = await startOwing();
    const pay = () => shop.stripe.invoices.pay(shop.invoice, {}, { idempotencyKey: 'pay:1' });
    await expect(pay()).rejects.toMatchObject({ statusCode: 402 });
    await expect(pay()).rejects.toMatchObject({ statusCode: 402 });
    const types = await eventsSince(shop.stripe, shop.last);
    expect(types.filter((type) => type === 'charge.failed')).toHaveLength(1);
  });
});

describe('voiding an invoice', () => {
  test('ends its collection and reactivates the subscription', async () => {
    await using shop = await startOwing();
    const voided = await shop.stripe.invoices.voidInvoice(shop.invoice);
    expect(voided).toMatchObject({ status: 'void', next_payment_attempt: null });
    expect(await eventsSince(shop.stripe, shop.last)).toEqual([
      'payment_intent.canceled',
      'invoice.voided',
      'customer.subscription.updated',
    ]);
    expect(await shop.status()).toBe('active');
    shop.sandbox.time.advanceTo(new Date('2026-03-10T00:00:00Z'));
    expect((await shop.again()).status).toBe('void');
  });

  test('is rejected for a paid invoice', async () => {
    await using shop = await start();
    const { latest_invoice } = await aSubscription(shop.stripe);
    const refused = shop.stripe.invoices.voidInvoice(String(latest_invoice));
    await expect(refused).rejects.toMatchObject({ code: 'invoice_not_editable' });
  });
});

test('paginates in both directions', async () => {
  await using shop = await start({ now: () => bought });
  const { id: subscription } = await aSubscription(shop.stripe);
  for (const _ of [1, 2, 3, 4]) shop.sandbox.time.advanceToNextRenewal();
  const all = (await shop.stripe.invoices.list({ subscription })).data.map(({ id }) => id);
  expect(all).toHaveLength(5);
  const first = await shop.stripe.invoices.list({ subscription, limit: 2 });
  const second = await shop.stripe.invoices.list({
    subscription,
    limit: 2,
    starting_after: all[1],
  });
  const back = await shop.stripe.invoices.list({ subscription, limit: 2, ending_before: all[3] });
  expect(
    [first, second, back].map(({ data, has_more }) => [data.map(({ id }) => id), has_more]),
  ).toEqual([
    [all.slice(0, 2), true],
    [all.slice(2, 4), true],
    [all.slice(1, 3), true],
  ]);
  const walked = await shop.stripe.invoices.list({ subscription, limit: 2 }).autoPagingToArray({
    limit: 100,
  });
  expect(walked.map(({ id }) => id)).toEqual(all);
});
