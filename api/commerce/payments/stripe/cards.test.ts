import { expect, test } from 'bun:test';
import { CARD } from 'payment-sandbox/testing/portal';
import { cardFields, chargedCardOf } from './cards.ts';
import { portalPage } from './testing/portal-page.ts';
import { createProviderOrder } from './testing/provider.ts';

const paidWith = { brand: 'visa', last4: '4242' };

test('shows the card that the checkout stored', async () => {
  await using order = await createProviderOrder();
  const { provider, subscriptionId } = order;
  expect(await provider.chargedCard(subscriptionId)).toEqual({
    ...paidWith,
    expMonth: expect.any(Number),
    expYear: expect.any(Number),
  });
});

test('shows a newly chosen card once it is charged', async () => {
  await using order = await createProviderOrder({ cardNumber: '4000 0000 0000 0341' });
  const { provider, stripe, subscriptionId } = order;
  const customerId = String((await stripe.subscriptions.retrieve(subscriptionId)).customer);
  const { url = '' } = (await provider.openPortal({ ...portalPage, customerId })) ?? {};
  await fetch(url, { method: 'POST', body: new URLSearchParams(CARD), redirect: 'manual' });
  expect(await provider.chargedCard(subscriptionId)).toMatchObject({ last4: '0341' });
  await provider.chargeChosenCard(subscriptionId);
  expect(await provider.chargedCard(subscriptionId)).toMatchObject({ last4: '4242' });
});

test('shows the customer’s default card where the subscription has none', async () => {
  await using order = await createProviderOrder();
  const { stripe, subscriptionId } = order;
  const { customer, default_payment_method } = await stripe.subscriptions.retrieve(subscriptionId);
  await stripe.customers.update(String(customer), {
    invoice_settings: { default_payment_method: String(default_payment_method) },
  });
  const found = await stripe.subscriptions.retrieve(subscriptionId, { expand: cardFields });
  const withoutOwn = { ...found, default_payment_method: null };
  expect(chargedCardOf(withoutOwn)).toMatchObject(paidWith);
});

test('has no card for an unknown subscription', async () => {
  await using order = await createProviderOrder();
  expect(await order.provider.chargedCard('sub_none')).toBeNull();
});
