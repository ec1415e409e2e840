import type { BillingInterval } from '#db/values/enumerations';

/** A price at the provider and its product there. */
export type ProviderPrice = { priceId: string; providerProductId: string };

export type PriceRequest = {
  /** Ours: 'product-12' or 'support-regular'. */
  item: string;
  title: string;
  interval: BillingInterval;
  /** US cents per interval. */
  cents: number;
  /** The provider's product of an earlier price of the item, if any. */
  providerProductId: string | null;
  /** Random. Repeating a request with the same key creates one price. */
  key: string;
};
