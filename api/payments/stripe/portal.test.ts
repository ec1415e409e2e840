import { expect, test } from 'bun:test';
import { anOrderAtTheProvider } from './testing/provider.ts';

const page = {
  returnUrl: 'https://shop.test/dashboard/subscriptions',
  headline: 'The shop',
  termsUrl: 'https://shop.test/terms-of-service',
  privacyUrl: 'https://shop.test/privacy-policy',
};

async function aCustomer() {
  const order = await anOrderAtTheProvider();
  const { customer } = await order.stripe.subscriptions.retrieve(order.subscriptionId);
  const configurations = async () => (await order.stripe.billingPortal.configurations.list()).data;
  return { ...order, customerId: String(customer), configurations };
}

test('the portal changes the card and leads back, but neither cancels nor changes plans', async () => {
  await using order = await aCustomer();
  const { customerId, provider } = order;
  const { url } = (await provider.openPortal({ ...page, customerId })) ?? {};
  const html = await (await fetch(url ?? '')).text();
  expect(html).toContain('The shop');
  expect(html).toContain('Change card');
  expect(html).toContain(`href="${page.returnUrl}"`);
  expect(html).not.toContain('Cancel subscription');
});

test('its configuration is made once, and anew where it is to say something else', async () => {
  await using order = await aCustomer();
  const { customerId, provider } = order;
  const open = (headline: string) => provider.openPortal({ ...page, customerId, headline });
  await Promise.all([open('The shop'), open('The shop')]);
  await open('The shop');
  expect(await order.configurations()).toHaveLength(1);
  await open('The workshop');
  expect(await order.configurations()).toHaveLength(2);
});

test('another application’s configuration is none of ours', async () => {
  await using order = await aCustomer();
  await order.stripe.billingPortal.configurations.create({
    features: { payment_method_update: { enabled: true } },
  });
  await order.provider.openPortal({ ...page, customerId: order.customerId });
  expect(await order.configurations()).toHaveLength(2);
});

test('there is none for a customer that the provider does not know', async () => {
  await using order = await aCustomer();
  expect(await order.provider.openPortal({ ...page, customerId: 'cus_none' })).toBeNull();
});
