/** What is asked for an invoice, paid or not. */
export type ProviderBill = {
  invoiceId: string;
  /** Whether somebody can pay it now. */
  isOpen: boolean;
  /** How often the card was asked. */
  attempts: number;
  /** US cents that are still owed. */
  dueCents: number;
  /** The provider's page where it can be paid with another card. */
  payUrl: string | null;
  /** Since when it is owed; null while it is a draft. */
  owedSince: Date | null;
};

/** One paid invoice of a subscription. Amounts in cents of `currency`. */
export type ProviderCharge = {
  /** What the ledger's row is named by. */
  invoiceId: string;
  subscriptionId: string | null;
  cents: number;
  /** What has gone back of it so far, whoever gave it back. */
  refundedCents: number;
  /** Whether a bank ever took it back, for a while or for good. */
  wasDisputed: boolean;
  currency: string;
  paidAt: Date;
  /** The period that was paid for. */
  periodStartsAt: Date;
  periodEndsAt: Date;
};
