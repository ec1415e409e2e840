import { expect, test } from 'bun:test';
import { pay } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';

const shop = testShop();
let buyers = 0;

async function buy(values: object = {}, headers: Record<string, string> = {}) {
  buyers += 1;
  const customerEmail = `buyer${buyers}@example.com`;
  const product = await shop().aProduct();
  const response = await shop().post(
    '/api/orders/create-checkout',
    { productId: product.id, customerName: 'Ada Lovelace', customerEmail, ...values },
    headers,
  );
  const { url, orderId, sessionId } = await response.json();
  return { url, orderId, sessionId, customerEmail };
}

const askHowItStands = (sessionId: string) => shop().get(`/api/checkout/sessions/${sessionId}`);

test('sends one receipt per paid order', async () => {
  const { url, orderId, sessionId, customerEmail } = await buy({ billingInterval: 'year' });
  expect(await shop().mailsTo(customerEmail)).toEqual([]);
  shop().sandbox.webhooks.sendTwice(true);
  await pay(url);
  await Promise.all([askHowItStands(sessionId), askHowItStands(sessionId)]);
  await shop().sandbox.webhooks.settled();
  shop().sandbox.webhooks.sendTwice(false);
  const [receipt, ...others] = await shop().mailsTo(customerEmail);
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({
    kind: 'receipt',
    key: `receipt:${orderId}`,
    subject: `Your order ${orderId}: Saltmarsh`,
    status: 'queued',
  });
  expect(receipt?.text).toContain('Paid: $199.00 on');
  expect(receipt?.text).toContain('Next charge: $199.00 on');
  expect(receipt?.text).toContain('Create account');
});

test('links a signed-in buyer to the order, at the entered address', async () => {
  const { cookie, email } = await shop().signIn();
  const { url, sessionId, customerEmail } = await buy({ supportPackage: 'regular' }, { cookie });
  await pay(url);
  await askHowItStands(sessionId);
  await shop().sandbox.webhooks.settled();
  const [receipt] = await shop().mailsTo(customerEmail);
  expect(receipt?.text).toContain('http://localhost:3000/dashboard/subscriptions');
  expect(receipt?.text).toContain('Regular Support, $50.00 a month');
  expect(await shop().mailsTo(email)).toEqual([]);
});

test('sends no receipt for an unpaid order', async () => {
  const { sessionId, customerEmail } = await buy();
  await askHowItStands(sessionId);
  expect(await shop().mailsTo(customerEmail)).toEqual([]);
});
