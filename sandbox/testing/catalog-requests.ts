import type { ExampleRequests } from './example-request.ts';
import { aPrice, aPromotionCode, aSession } from './purchase.ts';
import { aSubscription } from './subscription.ts';

/** Requests that a shop makes before a purchase. */
export const catalogRequests: ExampleRequests = {
  'POST /v1/products': ({ stripe }) =>
    stripe.products.create({ name: 'Bakery', metadata: { a: '1' } }),
  'POST /v1/products/{id}': async ({ stripe }) => {
    const { id } = await stripe.products.create({ name: 'Bakery' });
    return stripe.products.update(id, { active: false, description: 'Bread' });
  },
  'GET /v1/products': async ({ stripe }) => {
    await stripe.products.create({ name: 'Bakery' });
    return stripe.products.list({ active: true, limit: 1 });
  },
  'GET /v1/products/{id}': async ({ stripe }) => {
    const { id } = await stripe.products.create({ name: 'Bakery' });
    return stripe.products.retrieve(id);
  },
  'POST /v1/prices': ({ stripe }) => aPrice(stripe),
  'POST /v1/prices/{id}': async ({ stripe }) =>
    stripe.prices.update((await aPrice(stripe)).id, { active: false, nickname: 'old' }),
  'GET /v1/prices': async ({ stripe }) => {
    await aPrice(stripe);
    return stripe.prices.list({ active: true, expand: ['data.product'] });
  },
  'GET /v1/prices/{id}': async ({ stripe }) =>
    stripe.prices.retrieve((await aPrice(stripe)).id, { expand: ['product'] }),
  'POST /v1/coupons': ({ stripe }) =>
    stripe.coupons.create({
      amount_off: 500,
      currency: 'usd',
      name: 'Launch',
      metadata: { a: '1' },
    }),
  'GET /v1/coupons/{id}': async ({ stripe }) =>
    stripe.coupons.retrieve((await stripe.coupons.create({ percent_off: 12.5 })).id),
  'POST /v1/promotion_codes': ({ stripe }) => aPromotionCode(stripe, { percent_off: 10 }),
  'POST /v1/promotion_codes/{id}': async ({ stripe }) =>
    stripe.promotionCodes.update((await aPromotionCode(stripe, { percent_off: 10 })).id, {
      active: false,
      metadata: { a: '1' },
    }),
  'GET /v1/promotion_codes': async ({ stripe }) => {
    const { code } = await aPromotionCode(stripe, { percent_off: 10 });
    return stripe.promotionCodes.list({ code, active: true, expand: ['data.promotion.coupon'] });
  },
  'GET /v1/promotion_codes/{id}': async ({ stripe }) =>
    stripe.promotionCodes.retrieve((await aPromotionCode(stripe, { percent_off: 10 })).id),
  'POST /v1/customers': ({ stripe }) => stripe.customers.create({ email: 'ada@example.com' }),
  'POST /v1/customers/{id}': async ({ stripe }) => {
    const { customer, default_payment_method } = await aSubscription(stripe);
    return stripe.customers.update(String(customer), {
      address: { line1: '12 Harbour Row', country: 'GB' },
      phone: '+44 20',
      balance: -500,
      invoice_settings: {
        custom_fields: [{ name: 'VAT number', value: 'GB123456789' }],
        default_payment_method: String(default_payment_method),
      },
      expand: ['invoice_settings.default_payment_method'],
    });
  },
  'GET /v1/customers': async ({ stripe }) => {
    await stripe.customers.create({ email: 'ada@example.com' });
    return stripe.customers.list({ email: 'ada@example.com', created: { gte: 1 } });
  },
  'GET /v1/customers/{id}': async ({ stripe }) => {
    const { customer } = await aSubscription(stripe);
    return stripe.customers.retrieve(String(customer), { expand: ['subscriptions'] });
  },
  'POST /v1/checkout/sessions': ({ stripe }) =>
    aSession(stripe, { client_reference_id: 'ACC-2026-0001', metadata: { order: '1' } }),
  'GET /v1/checkout/sessions/{id}': async ({ stripe }) =>
    stripe.checkout.sessions.retrieve((await aSession(stripe)).id, { expand: ['line_items'] }),
  'GET /v1/checkout/sessions': async ({ stripe }) => {
    await aSession(stripe);
    return stripe.checkout.sessions.list({ status: 'open' });
  },
  'POST /v1/checkout/sessions/{id}/expire': async ({ stripe }) =>
    stripe.checkout.sessions.expire((await aSession(stripe)).id),
  'GET /v1/checkout/sessions/{id}/line_items': async ({ stripe }) =>
    stripe.checkout.sessions.listLineItems((await aSession(stripe)).id, { limit: 1 }),
};
