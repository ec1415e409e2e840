import type { ProviderCard } from '../provider/charges.ts';
import type { PaymentProvider } from '../provider.ts';
import type { Stripe, StripeClient } from './client.ts';
import { expanded, nullIfNotFound, wrapErrors } from './responses.ts';

type CardMethods = Pick<PaymentProvider, 'chargedCard'>;

export const cardFields = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
];

export function cardMethods({ stripe }: StripeClient): CardMethods {
  return {
    chargedCard: (subscriptionId) =>
      wrapErrors(async () => {
        const found = await stripe.subscriptions
          .retrieve(subscriptionId, { expand: cardFields })
          .catch(nullIfNotFound);
        return found && chargedCardOf(found);
      }),
  };
}

/**
 * Of a subscription with its payment methods expanded. The customer's default is charged where the
 * subscription has none of its own.
 */
export function chargedCardOf(subscription: Stripe.Subscription): ProviderCard | null {
  const own = expanded(subscription.default_payment_method);
  return toCard(own ?? defaultOf(subscription));
}

/** As {@link chargedCardOf}, only what tells a card from others. */
export function shortCardOf(
  subscription: Stripe.Subscription,
): Pick<ProviderCard, 'brand' | 'last4'> | null {
  const card = chargedCardOf(subscription);
  return card && { brand: card.brand, last4: card.last4 };
}

function defaultOf({ customer }: Stripe.Subscription): Stripe.PaymentMethod | null {
  if (typeof customer === 'string' || customer.deleted) return null;
  return expanded(customer.invoice_settings.default_payment_method);
}

function toCard(method: Stripe.PaymentMethod | null): ProviderCard | null {
  if (!method?.card) return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  return { brand, last4, expMonth: exp_month, expYear: exp_year };
}
