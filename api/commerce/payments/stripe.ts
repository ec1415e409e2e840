import type { CircuitBreaker } from './circuit-breaker.ts';
import { ProviderUnavailable } from './provider/failures.ts';
import type { PaymentProvider } from './provider.ts';
import { cardMethods } from './stripe/cards.ts';
import { chargeMethods } from './stripe/charges.ts';
import { checkoutMethods } from './stripe/checkouts.ts';
import { createClient, type StripeOptions } from './stripe/client.ts';
import { customerMethods } from './stripe/customers.ts';
import { discountMethods } from './stripe/discounts.ts';
import { eventMethods, eventReader } from './stripe/events.ts';
import { invoiceMethods } from './stripe/invoices.ts';
import { apiVersion } from './stripe/package.ts';
import { planMethods } from './stripe/plans.ts';
import { portalMethods } from './stripe/portal.ts';
import { priceMethods } from './stripe/prices.ts';
import { returnMethods } from './stripe/returns.ts';
import { saleMethods } from './stripe/sales.ts';
import { subscriptionMethods } from './stripe/subscriptions.ts';

/** Implements the payment port with the provider's package. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const client = createClient(options);
  const provider: PaymentProvider = {
    ...priceMethods(client),
    ...checkoutMethods(client, options.paymentMethods),
    ...discountMethods(client),
    ...subscriptionMethods(client),
    ...saleMethods(client),
    ...planMethods(client),
    ...chargeMethods(client),
    ...cardMethods(client),
    ...customerMethods(client),
    ...invoiceMethods(client),
    ...portalMethods(client),
    ...returnMethods(client),
    ...eventMethods(client),
    apiVersion,
    readEvent: eventReader(client, options.webhookSecret),
  };
  return options.breaker ? failingFast(provider, options.breaker) : provider;
}

/** The package would retry once before it gives up on an open circuit. */
function failingFast(
  { apiVersion, readEvent, ...methods }: PaymentProvider,
  breaker: CircuitBreaker,
) {
  const guarded = Object.entries(methods).map(([name, method]) => [
    name,
    async (...given: never[]) => {
      if (breaker.isOpen()) throw new ProviderUnavailable('The payment provider isn’t responding');
      return (method as (...given: never[]) => unknown)(...given);
    },
  ]);
  // The wrapper has the same methods with the same signatures.
  return { ...(Object.fromEntries(guarded) as typeof methods), apiVersion, readEvent };
}
