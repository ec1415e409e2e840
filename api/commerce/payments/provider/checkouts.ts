import type { Origin } from './origin.ts';

/** What a buyer is to pay for, and where they go from there. */
export type CheckoutRequest = {
  /** Comes back with the session, its subscription and their events. */
  origin: { [note in keyof Origin]: string };
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
  origin: Origin;
  expiresAt: Date;
  customerId: string | null;
  subscriptionId: string | null;
  /** The first invoice: what the ledger's row is named by. */
  invoiceId: string | null;
  paidAt: Date | null;
  /** End of the period that is paid for. */
  periodEndsAt: Date | null;
};
