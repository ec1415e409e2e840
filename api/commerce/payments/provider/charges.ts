import type { ProviderCard } from './cards.ts';

/** The amount due of an invoice, paid or not. */
export type ProviderBill = {
  invoiceId: string;
  /** Whether it can be paid now. */
  isOpen: boolean;
  /** How often the card was charged. */
  attempts: number;
  /** US cents still due. */
  dueCents: number;
  /** The provider's page for paying it with another card. */
  payUrl: string | null;
  /** Due since; null while it is a draft. */
  owedSince: Date | null;
};

/** One paid invoice of a subscription. Amounts in cents of `currency`. */
export type ProviderCharge = {
  /** The id under which the ledger records it. */
  invoiceId: string;
  number: string | null;
  /** The provider's page of the invoice. */
  url: string | null;
  subscriptionId: string | null;
  cents: number;
  /** What discounts took off it. */
  discountCents: number;
  /** What credit from earlier invoices paid, besides `cents`. */
  creditCents: number;
  /** The card that paid it; null: unknown, or another kind of payment. */
  card: Pick<ProviderCard, 'brand' | 'last4'> | null;
  /** Refunded so far, by anyone. */
  refundedCents: number;
  /** Whether it was ever disputed. */
  wasDisputed: boolean;
  currency: string;
  paidAt: Date;
  /** The paid period. */
  periodStartsAt: Date;
  periodEndsAt: Date;
};
