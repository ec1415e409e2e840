import type { BillingInterval } from '#db/values/enumerations';

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
};
