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

export type CheckoutRequest = {
  /** Our business id; comes back with the session and its events. */
  orderId: string;
  /** One line item each, in this order. */
  priceIds: string[];
  customerEmail: string;
  /** Holds `{CHECKOUT_SESSION_ID}` literally; the provider fills it in. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  idempotencyKey: string;
};

/** A Checkout session as the provider tells it now. */
export type ProviderCheckout = {
  sessionId: string;
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  /** Whether the money has arrived. */
  paid: boolean;
  mode: string;
  currency: string;
  /** US cents that the buyer pays now. */
  totalCents: number;
  orderId: string | null;
  expiresAt: Date;
  customerId: string | null;
  subscriptionId: string | null;
  /** The first invoice: what the ledger's row is named by. */
  invoiceId: string | null;
  paidAt: Date | null;
  /** End of the period that is paid for. */
  periodEndsAt: Date | null;
};

export type ProviderEvent = {
  id: string;
  type: string;
  createdAt: Date;
  /** Of the events about a Checkout session; null of all others. */
  checkoutSessionId: string | null;
};

/** The provider did not answer, or not as documented. Nothing is known to have happened. */
export class ProviderUnavailable extends Error {}

/** An event whose signature or age is wrong. */
export class UntrustedEvent extends Error {}

/** The card payment provider, as far as the shop needs it. Amounts in US cents, instants UTC. */
export interface PaymentProvider {
  createPrice(request: PriceRequest): Promise<{ priceId: string; providerProductId: string }>;
  /** An archived price buys nothing new; what was sold at it goes on. */
  setPriceActive(priceId: string, active: boolean): Promise<void>;
  openCheckout(request: CheckoutRequest): Promise<ProviderCheckout>;
  /** Ends an open session. Answers it as it is then: complete, if the buyer was faster. */
  expireCheckout(sessionId: string): Promise<ProviderCheckout>;
  /** null: the provider has no such session. */
  findCheckout(sessionId: string): Promise<ProviderCheckout | null>;
  /** Throws {@link UntrustedEvent} unless the body is the provider's own and fresh. */
  readEvent(body: string, signature: string | null, now: Date): Promise<ProviderEvent>;
}
