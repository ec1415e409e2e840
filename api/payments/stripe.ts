import type { PaymentProvider } from './provider.ts';
import { chargeVerbs } from './stripe/charges.ts';
import { checkoutVerbs } from './stripe/checkouts.ts';
import { createClient, type StripeOptions } from './stripe/client.ts';
import { eventReader } from './stripe/events.ts';
import { invoiceVerbs } from './stripe/invoices.ts';
import { planVerbs } from './stripe/plans.ts';
import { portalVerbs } from './stripe/portal.ts';
import { priceVerbs } from './stripe/prices.ts';
import { returnVerbs } from './stripe/returns.ts';
import { subscriptionVerbs } from './stripe/subscriptions.ts';

/** The payment port over the provider's own package. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const client = createClient(options);
  return {
    ...priceVerbs(client),
    ...checkoutVerbs(client),
    ...subscriptionVerbs(client),
    ...planVerbs(client),
    ...chargeVerbs(client),
    ...invoiceVerbs(client),
    ...portalVerbs(client),
    ...returnVerbs(client),
    readEvent: eventReader(client, options.webhookSecret),
  };
}
