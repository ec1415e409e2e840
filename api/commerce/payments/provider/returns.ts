/** A refund of one invoice. Amounts in US cents. */
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

/** Amounts in US cents. Source: the provider's Refund object. */
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
