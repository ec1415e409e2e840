import type { SubscriptionStatus } from '#db/values/enumerations';
import type { Origin } from './origin.ts';

/** One line of what a subscription bills each interval. */
export type ProviderItem = { itemId: string; priceId: string };

/** A subscription as the provider tells it now. Source: its Subscription object. */
export type ProviderSubscription = {
  subscriptionId: string;
  origin: Origin;
  items: ProviderItem[];
  /** In the shop's words; 'pending' until the first payment has arrived. */
  status: SubscriptionStatus;
  /** End of the period that is billed: the next charge, unless it ends before. */
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** When it will end, or has ended; null: it renews. */
  endsAt: Date | null;
  /** null as long as it runs, whether it is paid or not. */
  endedAt: Date | null;
  /** Of the newest period, whatever became of it. */
  latestInvoiceId: string | null;
};
