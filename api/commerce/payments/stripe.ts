import type { CircuitBreaker } from './circuit-breaker.ts';
import { ProviderUnavailable } from './provider/failures.ts';
import type { PaymentProvider } from './provider.ts';
import { chargeVerbs } from './stripe/charges.ts';
import { checkoutVerbs } from './stripe/checkouts.ts';
import { createClient, type StripeOptions } from './stripe/client.ts';
import { eventReader } from './stripe/events.ts';
import { invoiceVerbs } from './stripe/invoices.ts';
import { apiVersion } from './stripe/package.ts';
import { planVerbs } from './stripe/plans.ts';
import { portalVerbs } from './stripe/portal.ts';
import { priceVerbs } from './stripe/prices.ts';
import { returnVerbs } from './stripe/returns.ts';
import { saleVerbs } from './stripe/sales.ts';
import { subscriptionVerbs } from './stripe/subscriptions.ts';

/** Implements the payment port with the provider's package. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const client = createClient(options);
  const provider: PaymentProvider = {
    ...priceVerbs(client),
    ...checkoutVerbs(client, options.paymentMethods),
    ...subscriptionVerbs(client),
    ...saleVerbs(client),
    ...planVerbs(client),
    ...chargeVerbs(client),
    ...invoiceVerbs(client),
    ...portalVerbs(client),
    ...returnVerbs(client),
    apiVersion,
    readEvent: eventReader(client, options.webhookSecret),
  };
  return options.breaker ? failingFast(provider, options.breaker) : provider;
}

/** The package would retry once before it gives up on an open circuit. */
function failingFast(
  { apiVersion, readEvent, ...verbs }: PaymentProvider,
  breaker: CircuitBreaker,
) {
  const guarded = Object.entries(verbs).map(([name, verb]) => [
    name,
    async (...given: never[]) => {
      if (breaker.isOpen()) throw new ProviderUnavailable('The payment provider isn’t responding');
      return (verb as (...given: never[]) => unknown)(...given);
    },
  ]);
  // The wrapper has the same methods with the same signatures.
  return { ...(Object.fromEntries(guarded) as typeof verbs), apiVersion, readEvent };
}
