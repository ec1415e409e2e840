import { expect, test } from 'bun:test';
import { LATER_DECLINED } from 'payment-sandbox/testing/subscription';
import { startWebhookReceiver } from 'payment-sandbox/testing/webhook-receiver';
import type { ProviderEvent } from '../provider/events.ts';
import { handledEvents } from './events.ts';
import { createProviderOrder } from './testing/provider.ts';

/** The parsed events of the sandbox. */
async function readWhile(
  happen: (order: Awaited<ReturnType<typeof createProviderOrder>>) => unknown,
  options: { cardNumber?: string } = {},
): Promise<{ read: ProviderEvent[]; subscriptionId: string }> {
  using receiver = startWebhookReceiver();
  await using order = await createProviderOrder(options);
  const { secret = '' } = await order.stripe.webhookEndpoints.create({
    url: receiver.url,
    enabled_events: ['*'],
  });
  await happen(order);
  await order.sandbox.webhooks.settled();
  const provider = order.providerWith(secret);
  const read = await Promise.all(
    receiver.received.map(({ body, signature }) => provider.readEvent(body, signature, new Date())),
  );
  return { read, subscriptionId: order.subscriptionId };
}

function of(events: ProviderEvent[], type: string): ProviderEvent[] {
  return events.filter((event) => event.type === type);
}

test('parses a renewal’s invoice and subscription', async () => {
  const { read, subscriptionId } = await readWhile((order) => order.until('2026-03-01T00:00:00Z'));
  expect(of(read, 'invoice.paid')).toEqual([
    {
      id: expect.stringMatching(/^evt_/),
      type: 'invoice.paid',
      apiVersion: '2026-10-28.endive',
      createdAt: new Date('2026-02-28T13:00:00Z'),
      checkoutSessionId: null,
      customerId: null,
      subscriptionId,
      invoiceId: expect.stringMatching(/^in_/),
      paymentId: null,
    },
  ]);
  const [moved] = of(read, 'customer.subscription.updated');
  expect(moved).toMatchObject({ subscriptionId, invoiceId: null });
});

test('parses a declined renewal’s invoice, then its subscription', async () => {
  const { read, subscriptionId } = await readWhile((order) => order.until('2026-02-28T13:00:00Z'), {
    cardNumber: LATER_DECLINED,
  });
  const [failed] = of(read, 'invoice.payment_failed');
  expect(failed).toMatchObject({ subscriptionId, invoiceId: expect.stringMatching(/^in_/) });
  expect(read.at(-1)).toMatchObject({ type: 'customer.subscription.updated', subscriptionId });
});

test('parses the subscription that ended', async () => {
  const { read, subscriptionId } = await readWhile(async (order) => {
    await order.provider.endAtPeriodEnd(order.subscriptionId, { idempotencyKey: 'one' });
    order.until('2026-03-01T00:00:00Z');
  });
  expect(of(read, 'customer.subscription.deleted')).toMatchObject([
    { subscriptionId, createdAt: new Date('2026-02-28T12:00:00Z') },
  ]);
  expect(of(read, 'invoice.created')).toEqual([]);
});

test('parses nothing from events the shop does not handle', async () => {
  const { read } = await readWhile((order) => order.stripe.products.create({ name: 'A' }));
  expect(read).toMatchObject([
    { type: 'product.created', checkoutSessionId: null, subscriptionId: null, invoiceId: null },
  ]);
});

test('lists exactly the handled events on the deployment page', async () => {
  const manual = await Bun.file(new URL('../../../../docs/deployment.md', import.meta.url)).text();
  const [, told = ''] = /send it:\n\n(.*?)\n\n/s.exec(manual) ?? [];
  const named = [...told.matchAll(/`([^`]+)`/g)].map(([, type]) => type);
  expect(named.toSorted()).toEqual(handledEvents.toSorted());
});
