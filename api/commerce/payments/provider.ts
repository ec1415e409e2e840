import type {
  InvoicesRequest,
  ProviderBill,
  ProviderCard,
  ProviderCharge,
  ProviderInvoice,
  ProviderRefund,
  ProviderReturns,
  RefundRequest,
} from './provider/charges.ts';
import type {
  BillingRequest,
  CheckoutRequest,
  CustomerRequest,
  DiscountRequest,
  PortalRequest,
  PriceRequest,
  ProviderCheckout,
  ProviderPrice,
  TaxCalculation,
  TaxCalculationRequest,
  TaxRateRequest,
} from './provider/checkouts.ts';
import type { ProviderEvent, ThinEvent, UntrustedEvent } from './provider/events.ts';
import type { ProviderRefused, ProviderUnavailable } from './provider/failures.ts';
import type {
  PlanRequest,
  ProviderQuote,
  ProviderSale,
  ProviderSubscription,
} from './provider/subscriptions.ts';

/**
 * The card payment provider, as far as the shop uses it. Amounts in cents, which are
 * hundredths of their currency, instants in UTC.
 * Every method throws {@link ProviderUnavailable}, and {@link ProviderRefused} 'rejected' or
 * 'not_authorized'; methods with other refusals say so.
 */
export interface PaymentProvider {
  createPrice(request: PriceRequest): Promise<ProviderPrice>;
  /** An archived price can't be sold anymore. Existing subscriptions keep it. */
  archivePrice(priceId: string): Promise<void>;
  /** Reactivates a price and its product. false: the provider has no such price. */
  restorePrice(price: ProviderPrice): Promise<boolean>;
  /** Returns the id of the promotion code. Repeating a request creates nothing else. */
  createDiscount(request: DiscountRequest): Promise<string>;
  /** Refuses new checkouts with a promotion code. Subscriptions keep their discount. */
  endDiscount(promotionCodeId: string): Promise<void>;
  /** Returns its id. A rate never changes. */
  createTaxRate(rate: TaxRateRequest, options: { idempotencyKey: string }): Promise<string>;
  /** Whether the account can calculate tax. */
  isTaxSetUp(): Promise<boolean>;
  /** Throws {@link ProviderRefused} 'location_unknown' and 'tax_not_set_up'. Each one may cost money. */
  calculateTax(request: TaxCalculationRequest): Promise<TaxCalculation>;
  /** Returns the id. Throws {@link ProviderRefused} with the param 'tax_id_data…' for its tax number. */
  createCustomer(customer: CustomerRequest, options: { idempotencyKey: string }): Promise<string>;
  /**
   * Throws {@link ProviderRefused} 'price_not_for_sale' where a price or its product is archived,
   * 'discount_not_valid', and with automatic tax like {@link PaymentProvider.calculateTax}.
   */
  openCheckout(request: CheckoutRequest): Promise<ProviderCheckout>;
  /**
   * Expires an open session and returns it: complete, if the buyer was faster. null: the provider
   * has no such session.
   */
  expireCheckout(sessionId: string): Promise<ProviderCheckout | null>;
  /** null: the provider has no such session. */
  findCheckout(sessionId: string): Promise<ProviderCheckout | null>;
  /** The session that created a subscription; null: none did. */
  checkoutOf(subscriptionId: string): Promise<ProviderCheckout | null>;

  /** null: the provider has no such subscription. */
  subscription(subscriptionId: string): Promise<ProviderSubscription | null>;
  /**
   * A page of all subscriptions of the account, including other shops' and ended ones: the newest,
   * or those created before the named one.
   */
  subscriptionsAfter(
    subscriptionId: string | null,
  ): Promise<{ subscriptions: ProviderSubscription[]; isLast: boolean }>;
  /** null: the provider has no such subscription. */
  sale(subscriptionId: string): Promise<ProviderSale | null>;
  /**
   * Ends it with the paid period, without another charge. An ended subscription is returned
   * unchanged. Use a new key for each decision: repeating a key returns the first answer and does
   * nothing, even if the decision was withdrawn in between.
   */
  endAtPeriodEnd(
    subscriptionId: string,
    options: { idempotencyKey: string },
  ): Promise<ProviderSubscription & { endsAt: Date }>;
  /**
   * Withdraws a scheduled end; does nothing without one. Throws {@link ProviderRefused} 'ended'
   * when it is too late.
   */
  keep(subscriptionId: string, options: { idempotencyKey: string }): Promise<ProviderSubscription>;
  /**
   * Charges it to the customer's default card from now on. Returns whether it used another card
   * before. Does nothing where no card was chosen, or the subscription has ended.
   */
  chargeChosenCard(subscriptionId: string): Promise<boolean>;
  /**
   * Sets the rate of its later invoices, null: none, so repeating it is safe. Does nothing where it has
   * ended.
   */
  setTaxRate(request: { subscriptionId: string; taxRateId: string | null }): Promise<void>;
  /** Ends it immediately, without a refund. An ended subscription is returned unchanged. */
  endNow(subscriptionId: string): Promise<ProviderSubscription>;

  /**
   * Previews {@link PaymentProvider.changePlan}. Throws {@link ProviderRefused}
   * 'price_not_for_sale'.
   */
  previewPlan(request: PlanRequest): Promise<ProviderQuote>;
  /**
   * Changes prices immediately. Unused time is credited, and the new price is billed for the rest
   * of the period, or for a new period if the interval changes. All or nothing: throws {@link
   * ProviderRefused} 'declined', 'ended', 'overtaken' or 'price_not_for_sale'.
   */
  changePlan(
    request: PlanRequest,
    options: { idempotencyKey: string },
  ): Promise<ProviderSubscription>;

  /**
   * Opens the provider's form for changing the card, valid for about an hour. null: the provider
   * has no such customer.
   */
  openPortal(request: PortalRequest): Promise<{ url: string } | null>;
  /**
   * A customer's newest invoices, newest first, up to a limit. `refundIds`: refunds to subtract
   * from them.
   */
  invoices(request: InvoicesRequest): Promise<ProviderInvoice[]>;

  /**
   * Sets what a customer's later invoices carry, so repeating it is safe. false: the provider has no
   * such customer.
   */
  updateBilling(request: BillingRequest): Promise<boolean>;
  /**
   * Sets the address that the provider emails a customer at, so repeating it is safe. false: the
   * provider has no such customer.
   */
  updateEmail(request: { customerId: string; email: string }): Promise<boolean>;

  /** The credit applied to a customer's next invoices, for example after a downgrade. */
  credit(customerId: string): Promise<number>;

  /**
   * The card that a subscription's next invoice is charged to. null: there is none, or the provider
   * has no such subscription.
   */
  chargedCard(subscriptionId: string): Promise<ProviderCard | null>;

  /** null: the provider has no such invoice. */
  bill(invoiceId: string): Promise<ProviderBill | null>;
  /** An invoice's payment; null: the provider has no such invoice, or it is not paid. */
  charge(invoiceId: string): Promise<ProviderCharge | null>;
  /**
   * Payments after an instant of the provider's clock, oldest first. The shop's clock may differ.
   */
  chargesAfter(subscriptionId: string, after: Date): Promise<ProviderCharge[]>;
  /** The invoice that a payment belongs to; null: none. */
  invoiceOf(paymentId: string): Promise<string | null>;
  /** An invoice's refunds and disputes, oldest first. */
  returns(invoiceId: string): Promise<ProviderReturns>;
  /** Refunds to the card. Throws {@link ProviderRefused}. */
  refund(request: RefundRequest): Promise<ProviderRefund>;

  /** An event that the provider sent before; null: it has no such event, or no longer. */
  findEvent(eventId: string): Promise<ProviderEvent | null>;

  /** The API version that webhook endpoints should use. */
  apiVersion: string;
  /**
   * Verifies and parses a webhook body. Throws {@link UntrustedEvent} where the signature or age is
   * wrong, and {@link ThinEvent} where the object is missing. Reads the object again if the event
   * has another API version.
   */
  readEvent(body: string, signature: string | null, now: Date): Promise<ProviderEvent>;
}
