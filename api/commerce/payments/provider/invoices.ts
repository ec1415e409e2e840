import type { InvoiceState } from '#contract/billing';

/** Whose invoices, and how many of them. */
export type InvoicesRequest = {
  customerId: string;
  refundIds: readonly string[];
  most: number;
};

/** An invoice as the provider tells it now. Source: its Invoice object. */
export type ProviderInvoice = {
  invoiceId: string;
  /** null while it is a draft. */
  number: string | null;
  subscriptionId: string | null;
  issuedAt: Date;
  /** US cents that are asked of the card, less the credit that there was. */
  cents: number;
  refundedCents: number;
  state: InvoiceState;
  /** The provider's page of it, where an open one can be paid; null while it is a draft. */
  url: string | null;
  pdfUrl: string | null;
};
