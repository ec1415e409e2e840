import type { ProviderCard } from './cards.ts';
import type { Origin } from './origin.ts';

/** What a buyer pays for, and where they are sent afterwards. */
export type CheckoutRequest = {
  /** Returned with the session, its subscription and their events. */
  origin: { [note in keyof Origin]: string };
  /** One line item each, in this order. */
  priceIds: string[];
  /** Absent, null: sold at the full price. */
  promotionCodeId?: string | null;
  customerEmail: string;
  /** Contains `{CHECKOUT_SESSION_ID}` literally, which the provider replaces. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  idempotencyKey: string;
};

/** Source: the provider's Checkout Session object. */
export type ProviderCheckout = {
  sessionId: string;
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  /** Whether it was paid, or a discount covers the whole price. */
  paid: boolean;
  mode: string;
  currency: string;
  /** US cents that the buyer pays now. */
  totalCents: number;
  /** US cents that its discount takes off now. */
  discountCents: number;
  origin: Origin;
  expiresAt: Date;
  customerId: string | null;
  subscriptionId: string | null;
  /** The first invoice, under which the ledger records the payment. */
  invoiceId: string | null;
  /** Its number and its page at the provider. */
  invoice: { number: string | null; url: string | null } | null;
  paidAt: Date | null;
  /** The card that its subscription is charged to; null: unknown. */
  card: Pick<ProviderCard, 'brand' | 'last4'> | null;
  /** The promotion code that it was opened with. */
  promotionCodeId: string | null;
  /** When its discount ends; null: never. undefined: it has ended with the first charge. */
  discountEndsAt: Date | null | undefined;
  /** End of the paid period. */
  periodEndsAt: Date | null;
};
