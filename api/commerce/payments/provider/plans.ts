import type { ProviderItem } from './subscriptions.ts';

/** Other prices for items of a running subscription. */
export type PlanRequest = {
  subscriptionId: string;
  /** The items that change, each with its price from then on; the others stay. */
  items: ProviderItem[];
  /** From when it counts, by the provider's clock and within the present period; null: from now. */
  pricedAt: Date | null;
};

/** What a change of plan brings. */
export type ProviderQuote = {
  /** US cents that are charged at once; below zero: a credit for the invoices to come. */
  dueCents: number;
  /** From when it counts; null: it makes no difference before the next charge. */
  pricedAt: Date | null;
  /** End of the period that begins with the change; null: the present period goes on. */
  periodEndsAt: Date | null;
};
