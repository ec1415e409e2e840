import { expect, test } from 'bun:test';
import { CARD } from 'payment-sandbox/testing/portal';
import { SECRET_KEY } from 'payment-sandbox/testing/start';
import { ProviderUnavailable } from '../provider/failures.ts';
import { createStripeProvider } from '../stripe.ts';
import { portalPage } from './testing/portal-page.ts';
import { createProviderOrder } from './testing/provider.ts';

/** An order whose customer can choose cards, with what was chosen and charged. */
async function anOrder() {
  const order = await createProviderOrder();
  const { provider, stripe, subscriptionId, sandbox } = order;
  const read = () => stripe.subscriptions.retrieve(subscriptionId);
  const customerId = String((await read()).customer);
  return {
    ...order,
    chooseAnother: async () => {
      const { url = '' } = (await provider.openPortal({ ...portalPage, customerId })) ?? {};
      await fetch(url, { method: 'POST', body: new URLSearchParams(CARD), redirect: 'manual' });
    },
    charged: async () => (await read()).default_payment_method,
    chosen: async () => {
      const customer = await stripe.customers.retrieve(customerId);
      return customer.deleted ? null : customer.invoice_settings.default_payment_method;
    },
    updates: () =>
      sandbox.requests().filter(({ operation }) => operation === 'POST /v1/subscriptions/{id}')
        .length,
  };
}

test('charges a newly chosen card and reports the change', async () => {
  await using order = await anOrder();
  const before = await order.charged();
  await order.chooseAnother();
  expect(await order.charged()).toBe(before);
  expect(await order.provider.chargeChosenCard(order.subscriptionId)).toBe(true);
  expect(await order.charged()).toBe(await order.chosen());
  expect(await order.charged()).not.toBe(before);
});

test('does nothing when the chosen card is already charged', async () => {
  await using order = await anOrder();
  await order.chooseAnother();
  await order.provider.chargeChosenCard(order.subscriptionId);
  expect(await order.provider.chargeChosenCard(order.subscriptionId)).toBe(false);
  expect(order.updates()).toBe(1);
});

test('keeps the checkout’s card when none was chosen', async () => {
  await using order = await anOrder();
  const before = await order.charged();
  expect(await order.provider.chargeChosenCard(order.subscriptionId)).toBe(false);
  expect(await order.charged()).toBe(before);
  expect(order.updates()).toBe(0);
});

test('ignores ended and unknown subscriptions', async () => {
  await using order = await anOrder();
  await order.chooseAnother();
  await order.provider.endNow(order.subscriptionId);
  expect(await order.provider.chargeChosenCard(order.subscriptionId)).toBe(false);
  expect(await order.provider.chargeChosenCard('sub_none')).toBe(false);
  expect(order.updates()).toBe(0);
});

test('charges the latest card when another is chosen during the update', async () => {
  await using order = await anOrder();
  await order.chooseAnother();
  // The third card is chosen between reading and setting the second.
  const overtaken = delayed(order.sandbox.url, { request: 2 }, order.chooseAnother);
  expect(await overtaken.chargeChosenCard(order.subscriptionId)).toBe(true);
  expect(await order.charged()).toBe(await order.chosen());
  expect(order.updates()).toBe(2);
});

test('succeeds when the subscription ends during the update', async () => {
  await using order = await anOrder();
  await order.chooseAnother();
  const overtaken = delayed(order.sandbox.url, { request: 2 }, () =>
    order.provider.endNow(order.subscriptionId),
  );
  await overtaken.chargeChosenCard(order.subscriptionId);
  expect((await order.provider.subscription(order.subscriptionId))?.status).toBe('cancelled');
});

test('gives up when the card keeps changing', async () => {
  await using order = await anOrder();
  await order.chooseAnother();
  const overtaken = delayed(order.sandbox.url, {}, order.chooseAnother);
  const asked = overtaken.chargeChosenCard(order.subscriptionId);
  await expect(asked).rejects.toBeInstanceOf(ProviderUnavailable);
});

/** A provider where something happens right before a request, or before each. */
function delayed(url: string, { request }: { request?: number }, overtake: () => Promise<unknown>) {
  let sent = 0;
  return createStripeProvider({
    secretKey: SECRET_KEY,
    webhookSecret: 'whsec_unused',
    url,
    backgroundTurn: async () => {
      sent += 1;
      if (request === undefined || sent === request) await overtake();
    },
  });
}
