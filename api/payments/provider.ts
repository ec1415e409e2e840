import type { BillingInterval, SubscriptionStatus } from '#db/values/enumerations';

/** What a price at the provider is for. */
export type PriceRequest = {
  /** Ours: 'product-12' or 'support-regular'. */
  item: string;
  title: string;
  interval: BillingInterval;
  /** US cents an interval. */
  cents: number;
  /** The provider's product of an earlier price of the same item, if there is one. */
  providerProductId: string | null;
};

export type CheckoutRequest = {
  /** Our business id; comes back with the session and its events. */
  orderId: string;
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
  orderId: string | null;
  expiresAt: Date;
  customerId: string | null;
  subscriptionId: string | null;
  /** The first invoice: what the ledger's row is named by. */
  invoiceId: string | null;
  paidAt: Date | null;
  /** End of the period that is paid for. */
  periodEndsAt: Date | null;
};

/** One line of what a subscription bills each interval. */
export type ProviderItem = { itemId: string; priceId: string };

/** A subscription as the provider tells it now. Source: its Subscription object. */
export type ProviderSubscription = {
  subscriptionId: string;
  /** Our business id, from the metadata that the checkout left. */
  orderId: string | null;
  items: ProviderItem[];
  /** In the shop's words; 'pending' until the first payment has arrived. */
  status: SubscriptionStatus;
  /** End of the period that is billed: the next charge, unless it ends before. */
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** When it will end, or has ended; null: it renews. */
  endsAt: Date | null;
  /** null as long as it runs, whether it is paid or not. */
  endedAt: Date | null;
  /** Of the newest period, whatever became of it. */
  latestInvoiceId: string | null;
};

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

/** Other prices for items of a running subscription. */
export type PlanRequest = {
  subscriptionId: string;
  /** The items that change, each with its price from then on; the others stay. */
  items: ProviderItem[];
  /** From when it counts, by the provider's clock and within the present period; null: from now. */
  pricedAt: Date | null;
};

/** What a change of plan brings. */
export type ProviderQuote = {
  /** US cents that are charged at once; below zero: a credit for the invoices to come. */
  dueCents: number;
  /** From when it counts; null: it makes no difference before the next charge. */
  pricedAt: Date | null;
  /** End of the period that begins with the change; null: the present period goes on. */
  periodEndsAt: Date | null;
};

export type PortalRequest = {
  customerId: string;
  /** Where the provider's page leads back to. */
  returnUrl: string;
  headline: string;
  termsUrl: string;
  privacyUrl: string;
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
  state: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  /** The provider's page of it, where an open one can be paid; null while it is a draft. */
  url: string | null;
  pdfUrl: string | null;
};

/**
 * Something that happened at the provider. It may be old news and may come twice: take the id and
 * ask how things stand now.
 */
export type ProviderEvent = {
  id: string;
  /** As the provider names it, such as 'invoice.paid'. */
  type: string;
  /** By the provider's clock, which in the sandbox may be ahead of the shop's. */
  createdAt: Date;
  /** Of the events about a Checkout session; null of all others. */
  checkoutSessionId: string | null;
  /** Of `customer.subscription.updated` and `.deleted`, `invoice.paid` and `.payment_failed`. */
  subscriptionId: string | null;
  /** Of `invoice.paid` and `invoice.payment_failed`. */
  invoiceId: string | null;
  /** Of the events about refunds and disputes: the payment that they are about. */
  paymentId: string | null;
};

/** The provider did not answer, or not as documented. Nothing is known to have happened. */
export class ProviderUnavailable extends Error {}

/**
 * - ended: the subscription is over, nothing brings it back
 * - declined: the card did not pay, or its bank wants to ask its holder
 * - overtaken: another change came first, or the period is over in which it was priced
 * - not_charged: no money was taken for that invoice
 * - already_refunded, more_than_left: there is not so much to give back
 * - not_refundable: for another reason, such as a dispute
 */
export type RefusalReason =
  | 'already_refunded'
  | 'declined'
  | 'ended'
  | 'more_than_left'
  | 'not_charged'
  | 'not_refundable'
  | 'overtaken';

/** The provider understood and said no: nothing has happened, and asking again changes nothing. */
export class ProviderRefused extends ProviderUnavailable {
  constructor(readonly reason: RefusalReason) {
    super(`The provider refused: ${reason}`);
  }
}

/** An event whose signature or age is wrong. */
export class UntrustedEvent extends Error {}

/**
 * The card payment provider, as far as the shop needs it. Amounts in US cents, instants UTC. Every
 * verb throws {@link ProviderUnavailable}; those that can be refused say so.
 */
export interface PaymentProvider {
  createPrice(request: PriceRequest): Promise<{ priceId: string; providerProductId: string }>;
  /** An archived price buys nothing new; what was sold at it goes on. */
  setPriceActive(priceId: string, active: boolean): Promise<void>;
  openCheckout(request: CheckoutRequest): Promise<ProviderCheckout>;
  /** Ends an open session. Answers it as it is then: complete, if the buyer was faster. */
  expireCheckout(sessionId: string): Promise<ProviderCheckout>;
  /** null: the provider has no such session. */
  findCheckout(sessionId: string): Promise<ProviderCheckout | null>;

  /** null: the provider has no such subscription. */
  subscription(subscriptionId: string): Promise<ProviderSubscription | null>;
  /**
   * Ends it with the period that is paid for: no further charge. One that has ended already is
   * answered as it is. The key stands for one decision: with the same, the provider repeats its
   * first answer and does nothing, even where the decision was taken back in between.
   */
  endAtPeriodEnd(
    subscriptionId: string,
    options: { idempotencyKey: string },
  ): Promise<ProviderSubscription & { endsAt: Date }>;
  /**
   * Takes a coming end back; does nothing where none is coming. Throws {@link ProviderRefused}
   * 'ended' when it is too late.
   */
  keep(subscriptionId: string, options: { idempotencyKey: string }): Promise<ProviderSubscription>;
  /** Ends it on the spot, without giving money back. One that has ended is answered as it is. */
  endNow(subscriptionId: string): Promise<ProviderSubscription>;

  /** What {@link PaymentProvider.changePlan} would bring; nothing changes. */
  previewPlan(request: PlanRequest): Promise<ProviderQuote>;
  /**
   * Changes prices at once: what is unused comes back, what is new is billed for the rest of the
   * period, or for a whole new one where the interval is another. All of it or nothing: throws
   * {@link ProviderRefused} 'declined', 'ended' or 'overtaken'.
   */
  changePlan(
    request: PlanRequest,
    options: { idempotencyKey: string },
  ): Promise<ProviderSubscription>;

  /**
   * Opens the provider's own page where a customer changes the card and reads invoices, for an
   * hour or so. null: the provider has no such customer.
   */
  openPortal(request: PortalRequest): Promise<{ url: string } | null>;
  /**
   * A customer's newest hundred invoices, newest first. `refundIds`: the refunds that there were,
   * to be set against them.
   */
  invoices(customerId: string, refundIds: readonly string[]): Promise<ProviderInvoice[]>;

  /** null: the provider has no such invoice. */
  bill(invoiceId: string): Promise<ProviderBill | null>;
  /** What was paid for an invoice; null: the provider has no such invoice, or it is not paid. */
  charge(invoiceId: string): Promise<ProviderCharge | null>;
  /**
   * What was paid after an instant of the provider's clock, oldest first: such as the period's end
   * that was known when the customer asked to cancel. The shop's own clock may be behind it.
   */
  chargesAfter(subscriptionId: string, after: Date): Promise<ProviderCharge[]>;
  /** The invoice that a payment was made for; null: for none. */
  invoiceOf(paymentId: string): Promise<string | null>;
  /** What went back of an invoice, and what a bank has taken of it; the oldest first. */
  returns(invoiceId: string): Promise<ProviderReturns>;
  /** Gives money back to the card. Throws {@link ProviderRefused} where it cannot be given. */
  refund(request: RefundRequest): Promise<ProviderRefund>;

  /** Throws {@link UntrustedEvent} unless the body is the provider's own and fresh. */
  readEvent(body: string, signature: string | null, now: Date): Promise<ProviderEvent>;
}
