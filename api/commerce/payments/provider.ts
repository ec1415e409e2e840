import type { ProviderBill, ProviderCharge } from './provider/charges.ts';
import type { CheckoutRequest, ProviderCheckout } from './provider/checkouts.ts';
import type { ProviderEvent, ThinEvent, UntrustedEvent } from './provider/events.ts';
import type { ProviderRefused, ProviderUnavailable } from './provider/failures.ts';
import type { InvoicesRequest, ProviderInvoice } from './provider/invoices.ts';
import type { PlanRequest, ProviderQuote } from './provider/plans.ts';
import type { PortalRequest } from './provider/portal.ts';
import type { PriceRequest, ProviderPrice } from './provider/prices.ts';
import type { ProviderRefund, ProviderReturns, RefundRequest } from './provider/returns.ts';
import type { ProviderSale } from './provider/sales.ts';
import type { ProviderSubscription } from './provider/subscriptions.ts';

/**
 * The card payment provider, as far as the shop needs it. Amounts in US cents, instants UTC. Every
 * verb throws {@link ProviderUnavailable}; those that can be refused say so.
 */
export interface PaymentProvider {
  createPrice(request: PriceRequest): Promise<ProviderPrice>;
  /** An archived price buys nothing new; subscriptions that were sold at it go on. */
  archivePrice(priceId: string): Promise<void>;
  /** Puts a price and its product back on sale. false: the provider has no such price. */
  restorePrice(price: ProviderPrice): Promise<boolean>;
  /** Throws {@link ProviderRefused} 'price_not_for_sale' where a price or its product is archived. */
  openCheckout(request: CheckoutRequest): Promise<ProviderCheckout>;
  /** Ends an open session. Answers it as it is then: complete, if the buyer was faster. */
  expireCheckout(sessionId: string): Promise<ProviderCheckout>;
  /** null: the provider has no such session. */
  findCheckout(sessionId: string): Promise<ProviderCheckout | null>;
  /** The session that a subscription began with; null: it began without one. */
  checkoutOf(subscriptionId: string): Promise<ProviderCheckout | null>;

  /** null: the provider has no such subscription. */
  subscription(subscriptionId: string): Promise<ProviderSubscription | null>;
  /**
   * Every subscription of the account, other shops' and ended ones too: a page of the newest, or
   * those that began before the one that is named.
   */
  subscriptionsAfter(
    subscriptionId: string | null,
  ): Promise<{ subscriptions: ProviderSubscription[]; isLast: boolean }>;
  /** null: the provider has no such subscription. */
  sale(subscriptionId: string): Promise<ProviderSale | null>;
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
  /**
   * Has it charged to the card that its customer has chosen by now; answers whether it was charged to
   * another. Does nothing where it was not, none was chosen, or it has ended.
   */
  chargeChosenCard(subscriptionId: string): Promise<boolean>;
  /** Ends it on the spot, without giving money back. One that has ended is answered as it is. */
  endNow(subscriptionId: string): Promise<ProviderSubscription>;

  /**
   * What {@link PaymentProvider.changePlan} would bring; nothing changes. Throws
   * {@link ProviderRefused} 'price_not_for_sale', as that does.
   */
  previewPlan(request: PlanRequest): Promise<ProviderQuote>;
  /**
   * Changes prices at once: what is unused comes back, what is new is billed for the rest of the
   * period, or for a whole new one where the interval is another. All of it or nothing: throws
   * {@link ProviderRefused} 'declined', 'ended', 'overtaken' or 'price_not_for_sale'.
   */
  changePlan(
    request: PlanRequest,
    options: { idempotencyKey: string },
  ): Promise<ProviderSubscription>;

  /**
   * Opens the provider's own form where a customer changes the card, for an hour or so. null: the
   * provider has no such customer.
   */
  openPortal(request: PortalRequest): Promise<{ url: string } | null>;
  /**
   * A customer's newest invoices, newest first and at most so many. `refundIds`: the refunds that
   * there were, to be set against them.
   */
  invoices(request: InvoicesRequest): Promise<ProviderInvoice[]>;

  /** What a customer's next bills use up before the card is asked, such as after a smaller plan. */
  credit(customerId: string): Promise<number>;

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

  /** Of the provider's API. A webhook endpoint should be set to it. */
  apiVersion: string;
  /**
   * Throws {@link UntrustedEvent} unless the body is the provider's own and fresh, and
   * {@link ThinEvent} where it lacks what it is about. Asks for what another version words otherwise.
   */
  readEvent(body: string, signature: string | null, now: Date): Promise<ProviderEvent>;
}
