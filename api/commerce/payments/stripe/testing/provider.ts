import { aPrice, pay } from 'payment-sandbox/testing/purchase';
import { SECRET_KEY, start } from 'payment-sandbox/testing/start';
import { createStripeProvider } from '../../stripe.ts';

export const boughtAt = new Date('2026-01-31T12:00:00Z');

export const testOrigin = {
  orderId: 'ACC-2026-0001',
  reference: '6f1b1c1e-5a0e-4a57-9d6b-0c2f8e4b7a10',
  shopId: 'b3f6a9d2-7c45-4e0b-8f1a-2d9c6e5b4a30',
};

/** The port over a sandbox with one order, bought on January 31, 2026. */
export async function createProviderOrder({ cardNumber = '4242 4242 4242 4242' } = {}) {
  const started = await start({ now: () => boughtAt });
  const { sandbox, stripe } = started;
  const providerWith = (webhookSecret: string) =>
    createStripeProvider({ secretKey: SECRET_KEY, webhookSecret, url: sandbox.url });
  const provider = providerWith('whsec_unused');
  const opened = await provider.openCheckout({
    origin: testOrigin,
    priceIds: [(await aPrice(stripe)).id],
    customerEmail: 'ada@example.com',
    successUrl: 'https://shop.test/checkout/success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://shop.test/checkout/product/1',
    expiresAt: new Date(boughtAt.getTime() + 60 * 60 * 1000),
    idempotencyKey: 'checkout:1',
  });
  await pay(await stripe.checkout.sessions.retrieve(opened.sessionId), { cardNumber });
  const { subscriptionId, invoiceId } = (await provider.findCheckout(opened.sessionId)) ?? {};
  if (!subscriptionId || !invoiceId) throw new Error('The order was not paid');
  return {
    ...started,
    provider,
    providerWith,
    subscriptionId,
    invoiceId,
    until: (moment: string) => sandbox.time.advanceTo(new Date(moment)),
  };
}
