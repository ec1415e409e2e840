/** Money that is to go back of one invoice. Amounts in US cents. */
export type RefundRequest = {
  invoiceId: string;
  /** null: all that is left of the charge. */
  cents: number | null;
  reason: 'duplicate' | 'requested_by_customer';
  /** Ours, of what an admin gives back; comes back with the refund. */
  requestId?: string;
  /** One for each refund that is meant: with the same key, money goes back once. */
  idempotencyKey: string;
};

/** Money that goes back, or was to. Amounts in US cents. Source: the provider’s Refund object. */
export type ProviderRefund = {
  /** What the ledger's row is named by. */
  refundId: string;
  invoiceId: string;
  cents: number;
  /** 'pending': the bank takes its time; it may still turn into 'failed'. */
  status: 'failed' | 'pending' | 'succeeded';
  /** Whether it was taken from the shop's balance. */
  hasLeft: boolean;
  /** When the money was back on the shop's balance, because no bank took it. */
  cameBackAt: Date | null;
  /** What {@link RefundRequest} named it by. */
  requestId: string | null;
  createdAt: Date;
};

/** A cardholder's bank has taken back what was paid. Source: the provider's Dispute object. */
export type ProviderDispute = {
  /** What the ledger's row is named by. */
  disputeId: string;
  invoiceId: string;
  cents: number;
  /** 'open' until somebody has decided. */
  status: 'lost' | 'open' | 'won';
  takenAt: Date;
  /** When a won one was paid back to the shop. */
  cameBackAt: Date | null;
  /** Until when the shop may answer. */
  respondBy: Date | null;
};

/** What became of a paid invoice since. */
export type ProviderReturns = {
  refunds: ProviderRefund[];
  /** Those that took money: a bank's mere question is none. */
  disputes: ProviderDispute[];
};
