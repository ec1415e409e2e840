import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import Stripe from 'stripe';
import { buy, findOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { WebhookVersion } from '#contract/webhook-version';
import { decimalFromCents } from '#db/values/money';
import { apiVersion } from '../payments/stripe/package.ts';
import { stripeOf } from '../reconciliation/testing/books.ts';

setDefaultTimeout(20_000);

const shop = testShop();
const older = '2024-06-20';

afterEach(() => shop().sandbox.webhooks.sendInVersion(null));

async function versions(): Promise<WebhookVersion> {
  const { cookie } = await shop().signIn({ isAdmin: true });
  return (await shop().get('/api/admin/webhook-version', { cookie })).json();
}

async function paymentsOf(orderId: string): Promise<string[]> {
  const { id } = await findOrder(shop(), orderId);
  const rows = await shop().db.query.payments.findMany({
    where: (row, { eq: is }) => is(row.orderId, id),
    orderBy: (row, { asc }) => asc(row.id),
  });
  return rows.map(({ kind, amount }) => `${kind} ${decimalFromCents(amount)}`);
}

/**
 * Bills the next period and sends the shop a single event, in the older version, that reports
 * the paid invoice. An invoice stays a draft for an hour.
 */
async function renewInOlderVersion(orderId: string): Promise<void> {
  const { nextChargeAt, stripeSubscriptionId } = await findOrder(shop(), orderId);
  const { time, webhooks } = shop().sandbox;
  webhooks.drop(true);
  time.advanceTo(new Date((nextChargeAt?.getTime() ?? 0) + 2 * 60 * 60_000));
  await webhooks.settled();
  webhooks.drop(false);
  webhooks.sendInVersion(older);
  const { latest_invoice } = await stripeOf(shop()).subscriptions.retrieve(
    stripeSubscriptionId ?? '',
  );
  const { data: paid } = await stripeOf(shop()).events.list({ type: 'invoice.paid', limit: 100 });
  const told = paid.find(({ data }) => 'id' in data.object && data.object.id === latest_invoice);
  webhooks.resend(told?.id ?? '');
  await webhooks.settled();
}

describe('events from an older API version', () => {
  test('renew a subscription by looking up its invoice', async () => {
    const { orderId } = await buy(shop(), '');
    await renewInOlderVersion(orderId);
    expect(await paymentsOf(orderId)).toEqual(['paid 19.00', 'paid 19.00']);
  });

  test('record a payment, a refund and a dispute', async () => {
    const { sandbox } = shop();
    sandbox.webhooks.sendInVersion(older);
    const { orderId, stripeSubscriptionId } = await buy(shop(), '');
    const stripe = stripeOf(shop());
    const { latest_invoice } = await stripe.subscriptions.retrieve(stripeSubscriptionId ?? '');
    const { data } = await stripe.invoicePayments.list({ invoice: String(latest_invoice) });
    const payment_intent = String(data[0]?.payment.payment_intent);
    await stripe.refunds.create({ payment_intent, amount: 700 });
    await sandbox.webhooks.settled();
    sandbox.disputes.open(String(latest_invoice));
    await sandbox.webhooks.settled();
    expect(await paymentsOf(orderId)).toEqual([
      'paid 19.00',
      'refund 7.00',
      expect.stringMatching(/^dispute /),
    ]);
  });

  test('are reported to admins until an event arrives in the expected version', async () => {
    shop().sandbox.webhooks.sendInVersion(older);
    await buy(shop(), '');
    await shop().sandbox.webhooks.settled();
    expect(await versions()).toEqual({ expected: apiVersion, received: older });
    shop().sandbox.webhooks.sendInVersion(null);
    await buy(shop(), '');
    await shop().sandbox.webhooks.settled();
    expect(await versions()).toEqual({ expected: apiVersion, received: apiVersion });
  });

  test('are sent again if the provider lookup fails', async () => {
    const { sandbox } = shop();
    const { orderId } = await buy(shop(), '');
    sandbox.faults.next('GET /v1/invoices/{id}', { status: 500 }, 4);
    await renewInOlderVersion(orderId);
    sandbox.faults.clear();
    expect(await paymentsOf(orderId)).toEqual(['paid 19.00', 'paid 19.00']);
  });
});

test('states the expected version on the deployment page', async () => {
  const page = await Bun.file(new URL('../../../docs/deployment.md', import.meta.url)).text();
  expect(page).toContain(`\`${apiVersion}\` and snapshot payloads`);
});

describe('a thin event', () => {
  const payload = JSON.stringify({
    id: 'evt_test_thin',
    object: 'v2.core.event',
    type: 'v1.invoice.paid',
    created: '2026-11-22T12:00:00.000Z',
    related_object: { id: 'in_1', type: 'invoice', url: '/v1/invoices/in_1' },
  });

  async function send(secret: string) {
    const { webhooks } = new Stripe('sk_test_unused');
    const signature = await webhooks.generateTestHeaderStringAsync({ payload, secret });
    return shop().app.handle(
      new Request(`http://localhost:3000/api/webhooks/stripe`, {
        method: 'POST',
        body: payload,
        headers: { 'stripe-signature': signature },
      }),
    );
  }

  test('is refused with instructions to fix the endpoint', async () => {
    const response = await send(shop().webhookSecret);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'validation',
      detail:
        'This webhook endpoint sends thin events. Create an endpoint that sends snapshot events in the payment provider’s dashboard.',
    });
  });

  test('with a foreign signature is refused like any other event', async () => {
    const response = await send('whsec_other');
    expect(await response.json()).toMatchObject({
      detail: 'The event’s signature is missing or invalid.',
    });
  });
});
