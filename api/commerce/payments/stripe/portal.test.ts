import { expect, test } from 'bun:test';
import { CARD } from 'payment-sandbox/testing/portal';
import { portalPage as page } from './testing/portal-page.ts';
import { createProviderOrder } from './testing/provider.ts';

async function aCustomer() {
  const order = await createProviderOrder();
  const { customer } = await order.stripe.subscriptions.retrieve(order.subscriptionId);
  const configurations = async () => (await order.stripe.billingPortal.configurations.list()).data;
  return { ...order, customerId: String(customer), configurations };
}

test('opens at the card form with a return link', async () => {
  await using order = await aCustomer();
  const { customerId, provider } = order;
  const { url } = (await provider.openPortal({ ...page, customerId })) ?? {};
  const html = await (await fetch(url ?? '')).text();
  expect(html).toContain('<h1>Update payment method</h1>');
  expect(html).toContain(`href="${page.returnUrl}"`);
});

test('returns to the shop after a card change', async () => {
  await using order = await aCustomer();
  const { customerId, provider } = order;
  const { url } = (await provider.openPortal({ ...page, customerId })) ?? {};
  const body = new URLSearchParams(CARD);
  const changed = await fetch(url ?? '', { method: 'POST', body, redirect: 'manual' });
  expect(changed.headers.get('location')).toBe(page.changedUrl);
});

test('shows the shop’s name and offers neither cancellation nor plan changes', async () => {
  await using order = await aCustomer();
  await order.provider.openPortal({ ...page, customerId: order.customerId });
  expect(await order.configurations()).toMatchObject([
    {
      business_profile: { headline: 'The shop', terms_of_service_url: page.termsUrl },
      features: {
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: false },
        subscription_update: { enabled: false },
      },
    },
  ]);
});

test('shortens a long shop name to the headline’s 60-character limit', async () => {
  await using order = await aCustomer();
  const headline = 'Websites for restaurants and bakeries on both sides of the river';
  await order.provider.openPortal({ ...page, customerId: order.customerId, headline });
  const [configuration] = await order.configurations();
  expect(configuration?.business_profile.headline).toBe(
    'Websites for restaurants and bakeries on both sides of the…',
  );
});

test('creates one configuration per headline', async () => {
  await using order = await aCustomer();
  const { customerId, provider } = order;
  const open = (headline: string) => provider.openPortal({ ...page, customerId, headline });
  await Promise.all([open('The shop'), open('The shop')]);
  await open('The shop');
  expect(await order.configurations()).toHaveLength(1);
  await open('The workshop');
  expect(await order.configurations()).toHaveLength(2);
});

test('ignores another application’s configuration', async () => {
  await using order = await aCustomer();
  await order.stripe.billingPortal.configurations.create({
    features: { payment_method_update: { enabled: true } },
  });
  await order.provider.openPortal({ ...page, customerId: order.customerId });
  expect(await order.configurations()).toHaveLength(2);
});

test('is null for an unknown customer', async () => {
  await using order = await aCustomer();
  expect(await order.provider.openPortal({ ...page, customerId: 'cus_none' })).toBeNull();
});
