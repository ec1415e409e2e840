import type Stripe from 'stripe';
import type { ExampleRequests } from './example-request.ts';
import { aPrice } from './purchase.ts';
import { aSubscription } from './subscription.ts';

const DAY = 24 * 60 * 60;
const portal: Stripe.BillingPortal.ConfigurationCreateParams = {
  business_profile: { headline: 'Your websites' },
  default_return_url: 'https://shop.test/dashboard',
  features: {
    customer_update: { enabled: true, allowed_updates: ['name', 'email'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
  },
  metadata: { shop: 'test' },
};

/** Requests about the portal, webhooks, events and test clocks. */
export const accountRequests: ExampleRequests = {
  'POST /v1/billing_portal/sessions': async ({ stripe }) => {
    const { id, customer } = await aSubscription(stripe);
    const { id: configuration } = await stripe.billingPortal.configurations.create(portal);
    return stripe.billingPortal.sessions.create({
      customer: String(customer),
      configuration,
      flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription: id } },
      expand: ['configuration'],
    });
  },
  'POST /v1/billing_portal/configurations': ({ stripe }) =>
    stripe.billingPortal.configurations.create(portal),
  'GET /v1/billing_portal/configurations': async ({ stripe }) => {
    await stripe.billingPortal.configurations.create(portal);
    return stripe.billingPortal.configurations.list({ active: true });
  },
  'POST /v1/webhook_endpoints': ({ stripe }) => anEndpoint(stripe),
  'POST /v1/webhook_endpoints/{id}': async ({ stripe }) =>
    stripe.webhookEndpoints.update((await anEndpoint(stripe)).id, { disabled: true }),
  'GET /v1/webhook_endpoints': async ({ stripe }) => {
    await anEndpoint(stripe);
    return stripe.webhookEndpoints.list();
  },
  'DELETE /v1/webhook_endpoints/{id}': async ({ stripe }) =>
    stripe.webhookEndpoints.del((await anEndpoint(stripe)).id),
  'GET /v1/events': async ({ stripe }) => {
    await aPrice(stripe);
    return stripe.events.list({ types: ['product.created', 'price.created'] });
  },
  'GET /v1/events/{id}': async ({ stripe }) => {
    await aPrice(stripe);
    const { data } = await stripe.events.list({ limit: 1 });
    return stripe.events.retrieve(data[0]?.id ?? '');
  },
  'POST /v1/test_helpers/test_clocks': ({ stripe }) => aClock(stripe),
  'GET /v1/test_helpers/test_clocks/{id}': async ({ stripe }) =>
    stripe.testHelpers.testClocks.retrieve((await aClock(stripe)).id),
  'DELETE /v1/test_helpers/test_clocks/{id}': async ({ stripe }) =>
    stripe.testHelpers.testClocks.del((await aClock(stripe)).id),
  'POST /v1/test_helpers/test_clocks/{id}/advance': async ({ stripe }) => {
    const { id, frozen_time } = await aClock(stripe);
    return stripe.testHelpers.testClocks.advance(id, { frozen_time: frozen_time + DAY });
  },
};

function anEndpoint(stripe: Stripe) {
  return stripe.webhookEndpoints.create({
    url: 'http://127.0.0.1:9/',
    enabled_events: ['invoice.paid'],
    metadata: { shop: 'test' },
  });
}

function aClock(stripe: Stripe) {
  return stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000, name: 'A' });
}
