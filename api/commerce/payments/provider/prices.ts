import type { BillingInterval } from '#db/values/enumerations';

/** A price at the provider, and the product that it belongs to there. */
export type ProviderPrice = { priceId: string; providerProductId: string };

/** What a price at the provider is for. */
export type PriceRequest = {
  /** Ours: 'product-12' or 'support-regular'. */
  item: string;
  title: string;
  interval: BillingInterval;
  /** US cents an interval. */
  cents: number;
  /** The provider's product of an earlier price of the same item, if there is one. */
  providerProductId: string | null;
  /** Random; with the same key, the same request makes one price however often it is repeated. */
  key: string;
};
