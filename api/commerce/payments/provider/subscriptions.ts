import type { SubscriptionStatus } from '#db/values/enumerations';
import type { ProviderCard } from './cards.ts';
import type { Origin } from './origin.ts';

/** An item that a subscription bills each interval. */
export type ProviderItem = { itemId: string; priceId: string };

/** Source: the provider's Subscription object. */
export type ProviderSubscription = {
  subscriptionId: string;
  origin: Origin;
  items: ProviderItem[];
  /** Mapped to the shop's values; 'pending' until the first payment. */
  status: SubscriptionStatus;
  /** End of the billed period: the next charge, unless it ends before. */
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** When it ends or ended; null: it renews. */
  endsAt: Date | null;
  /** null while it has not ended, paid or not. */
  endedAt: Date | null;
  /** The discount of its next charges; null: none, undefined: not read. */
  discount?: { endsAt: Date | null } | null;
  /** The card that it is charged to; null: none, undefined: not read. */
  card?: Pick<ProviderCard, 'brand' | 'last4'> | null;
  /** The newest period's invoice, in any status. */
  latestInvoiceId: string | null;
};
