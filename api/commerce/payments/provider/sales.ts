import type { BillingInterval } from '#db/values/enumerations';
import type { ProviderSubscription } from './subscriptions.ts';

/** One line of what was sold. Source: a Price and its Product. */
export type SoldItem = {
  priceId: string;
  providerProductId: string;
  /** Ours, such as 'product-12' or 'support-regular'; null: we did not make it. */
  item: string | null;
  /** As it was called when it was first sold. */
  title: string;
  interval: BillingInterval | null;
  /** US cents an interval. */
  cents: number;
};

/** What a subscription is of, and who bought it: enough to write the order again. */
export type ProviderSale = {
  subscription: ProviderSubscription;
  startedAt: Date;
  items: SoldItem[];
  customerId: string;
  /** null: the provider does not know it, or has forgotten the customer. */
  buyer: { email: string | null; name: string | null };
};
