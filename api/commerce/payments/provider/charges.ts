import type { InvoiceState } from '#contract/billing';

/** The tax in an amount. Source: the provider's Invoice and TaxRate objects. */
export type ProviderTax = {
  taxCents: number;
  /** `percentage`: '19', the sum of several. null: none. */
  taxRate: { name: string; percentage: string; inclusive: boolean } | null;
  /** Whether the buyer owes it instead of the shop. */
  reverseCharge: boolean;
};

/** A refund of one invoice. Amounts in cents. */
export type RefundRequest = {
  invoiceId: string;
  /** null: the rest of the charge. */
  cents: number | null;
  reason: 'duplicate' | 'requested_by_customer';
  /** Our id of an admin's refund; returned with it. */
  requestId?: string;
  /** One per intended refund. */
  idempotencyKey: string;
};

/** Amounts in cents. Source: the provider's Refund object. */
export type ProviderRefund = {
  /** The id under which the ledger records it. */
  refundId: string;
  invoiceId: string;
  cents: number;
  /** 'pending' may still become 'failed'. */
  status: 'failed' | 'pending' | 'succeeded';
  /** Whether it left the shop's balance. */
  hasLeft: boolean;
  /** When a failed refund returned to the shop's balance. */
  cameBackAt: Date | null;
  /** The id of its {@link RefundRequest}. */
  requestId: string | null;
  createdAt: Date;
};

/** Source: the provider's Dispute object. */
export type ProviderDispute = {
  /** The id under which the ledger records it. */
  disputeId: string;
  invoiceId: string;
  cents: number;
  /** 'open' until it is decided. */
  status: 'lost' | 'open' | 'won';
  takenAt: Date;
  /** When the funds of a won dispute were returned. */
  cameBackAt: Date | null;
  /** The shop's deadline for evidence. */
  respondBy: Date | null;
};

/** Refunds and disputes of a paid invoice. */
export type ProviderReturns = {
  refunds: ProviderRefund[];
  /** Without inquiries, which move no money. */
  disputes: ProviderDispute[];
};

export type InvoicesRequest = {
  customerId: string;
  refundIds: readonly string[];
  most: number;
};

/** Source: the provider's Invoice object. The tax is that in `totalCents`. */
export type ProviderInvoice = ProviderTax & {
  invoiceId: string;
  /** null while it is a draft. */
  number: string | null;
  subscriptionId: string | null;
  issuedAt: Date;
  /** Cents that it comes to; below zero: it became credit. */
  totalCents: number;
  /** Cents that credit from earlier invoices paid. */
  creditCents: number;
  /** Cents charged to the card, after credit. */
  cents: number;
  /** Cents that a discount took off. */
  discountCents: number;
  refundedCents: number;
  state: InvoiceState;
  /** The provider's page, where an open invoice can be paid; null while it is a draft. */
  url: string | null;
  pdfUrl: string | null;
};

/** A stored card. Source: the provider's PaymentMethod object. */
export type ProviderCard = {
  /** The provider's name of the network: 'visa'. */
  brand: string;
  last4: string;
  /** 1 to 12. */
  expMonth: number;
  expYear: number;
};

/** The amount due of an invoice, paid or not. */
export type ProviderBill = {
  invoiceId: string;
  /** Whether it can be paid now. */
  isOpen: boolean;
  /** How often the card was charged. */
  attempts: number;
  /** Cents still due. */
  dueCents: number;
  /** The provider's page for paying it with another card. */
  payUrl: string | null;
  /** Due since; null while it is a draft. */
  owedSince: Date | null;
};

/** One paid invoice of a subscription. Amounts in cents of `currency`. The tax is that in `cents`. */
export type ProviderCharge = ProviderTax & {
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
