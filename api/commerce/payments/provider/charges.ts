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
  subscriptionId: string | null;
  cents: number;
  /** What discounts took off it. */
  discountCents: number;
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
