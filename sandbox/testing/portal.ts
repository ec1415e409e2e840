import type Stripe from 'stripe';
import { start } from './start.ts';
import { aSubscription } from './subscription.ts';

const ALL: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
  customer_update: { enabled: true, allowed_updates: ['name', 'email'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: {
    enabled: true,
    cancellation_reason: { enabled: true, options: ['unused', 'other'] },
  },
};
/** Form values of a valid card. */
export const CARD = {
  email: 'ada@example.com',
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12 / 44',
  cardCvc: '123',
  billingName: 'Ada Lovelace',
};

/** Starts a sandbox with a subscription and opens its customer's portal. */
export async function startPortal({
  features = ALL,
  cardNumber = '4242 4242 4242 4242',
  flow_data,
}: {
  features?: Stripe.BillingPortal.ConfigurationCreateParams.Features;
  cardNumber?: string;
  flow_data?: (subscription: string) => Stripe.BillingPortal.SessionCreateParams.FlowData;
} = {}) {
  let now = new Date('2026-01-15T12:00:00Z');
  const shop = await start({ now: () => now });
  const { stripe } = shop;
  const { id, customer } = await aSubscription(stripe, { cardNumber });
  const { id: configuration } = await stripe.billingPortal.configurations.create({ features });
  const session = await stripe.billingPortal.sessions.create({
    customer: String(customer),
    configuration,
    return_url: 'https://shop.test/dashboard',
    ...(flow_data && { flow_data: flow_data(id) }),
  });
  async function chosen(): Promise<string | null> {
    const found = await stripe.customers.retrieve(String(customer));
    const method = found.deleted ? null : found.invoice_settings.default_payment_method;
    return method === null ? null : String(method);
  }

  return {
    ...shop,
    id,
    customer: String(customer),
    url: session.url,
    subscription: () => stripe.subscriptions.retrieve(id),
    /** The customer's default card, or null. */
    chosen,
    /** Makes the subscription use the customer's default card. */
    charge: async () =>
      stripe.subscriptions.update(id, { default_payment_method: (await chosen()) ?? '' }),
    page: async (path = '') => (await fetch(`${session.url}${path}`)).text(),
    post: (path: string, fields: Record<string, string>) =>
      fetch(`${session.url}${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
    later: (date: string) => {
      now = new Date(date);
    },
  };
}
