import { type BillingInterval, billingIntervals } from '#db/values/enumerations';
import type { ProviderSale, SoldItem } from '../provider/subscriptions.ts';
import type { PaymentProvider } from '../provider.ts';
import type { Stripe, StripeClient } from './client.ts';
import { expanded, idOf, nullIfNotFound, toCents, toDate, wrapErrors } from './responses.ts';
import { toSubscription } from './subscriptions.ts';

type SaleMethods = Pick<PaymentProvider, 'subscriptionsAfter' | 'sale'>;

/** The provider's largest page size. */
const limit = 100;
const expand = ['customer', 'items.data.price.product'];

export function saleMethods({ stripe: { subscriptions } }: StripeClient): SaleMethods {
  return {
    subscriptionsAfter: (last) =>
      wrapErrors(async () => {
        const after = last === null ? {} : { starting_after: last };
        const page = await subscriptions.list({ status: 'all', limit, ...after });
        return { subscriptions: page.data.map(toSubscription), isLast: !page.has_more };
      }),

    sale: (id) =>
      wrapErrors(async () => {
        const found = await subscriptions.retrieve(id, { expand }).catch(nullIfNotFound);
        return found && toSale(found);
      }),
  };
}

function toSale(sold: Stripe.Subscription): ProviderSale {
  const customer = expanded<Stripe.Customer | Stripe.DeletedCustomer>(sold.customer);
  const { email = null, name = null } = customer && !customer.deleted ? customer : {};
  return {
    subscription: toSubscription(sold),
    startedAt: toDate(sold.start_date),
    items: sold.items.data.map(toItem),
    customerId: idOf(sold.customer) ?? '',
    buyer: { email, name: name ?? null },
  };
}

function toItem({ price, quantity = 1 }: Stripe.SubscriptionItem): SoldItem {
  const product = expanded<Stripe.Product | Stripe.DeletedProduct>(price.product);
  const { name, metadata } = product && !product.deleted ? product : {};
  return {
    priceId: price.id,
    providerProductId: idOf(price.product) ?? '',
    item: metadata?.item ?? null,
    title: name ?? price.id,
    interval: intervalOf(price.recurring),
    currency: price.currency,
    cents: toCents((price.unit_amount ?? 0) * quantity, price.currency),
  };
}

function intervalOf(recurring: Stripe.Price.Recurring | null): BillingInterval | null {
  if (recurring?.interval_count !== 1) return null;
  return billingIntervals.find((known) => known === recurring.interval) ?? null;
}
