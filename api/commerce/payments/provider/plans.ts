import type { ProviderItem } from './subscriptions.ts';

/** New prices for items of a subscription. */
export type PlanRequest = {
  subscriptionId: string;
  /** The items that change, with their new prices. */
  items: ProviderItem[];
  /** When it takes effect, by the provider's clock within the current period; null: now. */
  pricedAt: Date | null;
};

export type ProviderQuote = {
  /** US cents due now; negative: a credit for future invoices. */
  dueCents: number;
  /** When it takes effect; null: no difference before the next charge. */
  pricedAt: Date | null;
  /** End of the new period; null: the current period continues. */
  periodEndsAt: Date | null;
};
