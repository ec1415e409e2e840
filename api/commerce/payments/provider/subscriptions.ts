import type { BillingInterval, SubscriptionStatus } from '#db/values/enumerations';
import type { ProviderCard, ProviderTax } from './charges.ts';
import type { Origin } from './checkouts.ts';

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

/** New prices for items of a subscription. */
export type PlanRequest = {
  subscriptionId: string;
  /** The items that change, with their new prices. */
  items: ProviderItem[];
  /** When it takes effect, by the provider's clock within the current period; null: now. */
  pricedAt: Date | null;
};

/** The tax is that in `dueCents`. */
export type ProviderQuote = ProviderTax & {
  /** Cents due now; negative: a credit for future invoices. */
  dueCents: number;
  /** When it takes effect; null: no difference before the next charge. */
  pricedAt: Date | null;
  /** End of the new period; null: the current period continues. */
  periodEndsAt: Date | null;
};

/** A sold item. Source: a Price and its Product. */
export type SoldItem = {
  priceId: string;
  providerProductId: string;
  /** Our item, such as 'product-12' or 'support-regular'; null: not created by us. */
  item: string | null;
  /** Its title when it was first sold. */
  title: string;
  interval: BillingInterval | null;
  /** In cents, per interval. */
  cents: number;
  currency: string;
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
