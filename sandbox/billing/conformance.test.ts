import { expect, test } from 'bun:test';
import { objectViolation, requestViolation } from '../testing/conformance.ts';
import { start } from '../testing/start.ts';
import { aSubscription, LATER_DECLINED } from '../testing/subscription.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';

test('follows the contract throughout the life of a subscription', async () => {
  using receiver = startWebhookReceiver();
  const now = new Date('2026-01-31T12:00:00Z');
  const webhook = { url: receiver.url, secret: 'whsec_test' };
  await using shop = await start({ now: () => now, webhook });
  const { sandbox, stripe } = shop;
  const kept = await aSubscription(stripe);
  const failing = await aSubscription(stripe, { cardNumber: LATER_DECLINED });
  const owing = await aSubscription(stripe, { cardNumber: LATER_DECLINED });

  await stripe.subscriptions.update(kept.id, {
    cancel_at_period_end: true,
    cancellation_details: { comment: 'Moving on', feedback: 'unused' },
    expand: ['latest_invoice.payments'],
  });
  await stripe.subscriptions.update(kept.id, { cancel_at_period_end: false });
  await stripe.subscriptions.update(kept.id, { cancel_at: 'max_period_end' });
  await stripe.subscriptions.update(kept.id, { cancel_at: '', metadata: { order: '' } });
  sandbox.time.advanceTo(new Date('2026-03-01T00:00:00Z'));
  await stripe.subscriptions.cancel(owing.id, { cancellation_details: { comment: 'Now' } });
  sandbox.time.advanceTo(new Date('2026-04-15T00:00:00Z'));

  for (const subscription of [kept.id, failing.id, owing.id]) {
    await stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice.customer'] });
    const { data } = await stripe.invoices.list({ subscription, expand: ['data.payments'] });
    for (const { id } of data) {
      await stripe.invoicePayments.list({
        invoice: id,
        expand: ['data.payment.payment_intent.latest_charge'],
      });
    }
  }
  await stripe.subscriptions.list({ status: 'all', limit: 2 });
  const [paid] = (await stripe.events.list({ type: 'payment_intent.succeeded' })).data;
  if (paid?.type !== 'payment_intent.succeeded') throw new Error('Nothing was paid');
  const payment_intent = paid.data.object.id;
  const refund = await stripe.refunds.create({ payment_intent, amount: 900 });
  await stripe.refunds.create({
    payment_intent,
    expand: ['charge.refunds', 'balance_transaction'],
  });
  await stripe.refunds.retrieve(refund.id, { expand: ['charge', 'payment_intent', 'customer'] });
  await stripe.refunds.list({ payment_intent });

  const { testClocks } = stripe.testHelpers;
  const clock = await testClocks.create({ frozen_time: now.getTime() / 1000, name: 'A' });
  const customer = await stripe.customers.create({ test_clock: clock.id });
  const clocked = await aSubscription(stripe, { customer: customer.id });
  await testClocks.advance(clock.id, { frozen_time: clock.frozen_time + 29 * 86_400 });
  await testClocks.retrieve(clock.id);
  await stripe.subscriptions.retrieve(clocked.id, { expand: ['test_clock'] });
  await sandbox.webhooks.settled();

  const requests = sandbox.requests();
  expect(requests.filter(({ status }) => status !== 200)).toEqual([]);
  for (const { operation = '', params, body } of requests) {
    expect([operation, requestViolation(operation, params)]).toEqual([operation, '']);
    expect([operation, objectViolation(body)]).toEqual([operation, '']);
  }
  const told = new Set(receiver.types());
  for (const type of [
    ...['invoice.payment_failed', 'invoice.updated', 'charge.refunded', 'refund.created'],
    ...['customer.subscription.updated', 'customer.subscription.deleted'],
    ...['test_helpers.test_clock.advancing', 'test_helpers.test_clock.ready'],
  ]) {
    expect(told).toContain(type);
  }
  for (const { event } of receiver.received) {
    expect([event.type, objectViolation(event)]).toEqual([event.type, '']);
  }
});
