import type { BillingInterval } from '#db/values/enumerations';
import type { ProviderSubscription } from './subscriptions.ts';

/** A sold item. Source: a Price and its Product. */
export type SoldItem = {
  priceId: string;
  providerProductId: string;
  /** Our item, such as 'product-12' or 'support-regular'; null: not created by us. */
  item: string | null;
  /** Its title when it was first sold. */
  title: string;
  interval: BillingInterval | null;
  /** US cents per interval. */
  cents: number;
};

/** What was sold to whom: enough to restore the order. */
export type ProviderSale = {
  subscription: ProviderSubscription;
  startedAt: Date;
  items: SoldItem[];
  customerId: string;
  /** null: unknown at the provider, or its customer was deleted. */
  buyer: { email: string | null; name: string | null };
};
