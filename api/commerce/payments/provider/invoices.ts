import type { InvoiceState } from '#contract/billing';

export type InvoicesRequest = {
  customerId: string;
  refundIds: readonly string[];
  most: number;
};

/** Source: the provider's Invoice object. */
export type ProviderInvoice = {
  invoiceId: string;
  /** null while it is a draft. */
  number: string | null;
  subscriptionId: string | null;
  issuedAt: Date;
  /** US cents that it comes to; below zero: it became credit. */
  totalCents: number;
  /** US cents that credit from earlier invoices paid. */
  creditCents: number;
  /** US cents charged to the card, after credit. */
  cents: number;
  /** US cents that a discount took off. */
  discountCents: number;
  refundedCents: number;
  state: InvoiceState;
  /** The provider's page, where an open invoice can be paid; null while it is a draft. */
  url: string | null;
  pdfUrl: string | null;
};
