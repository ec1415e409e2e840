import type Stripe from 'stripe';

/**
 * One of the provider's types as it is stored and sent: references are IDs, decimals are strings.
 */
export type Wire<T> = string extends T ? Extract<T, string | null | undefined> : Part<T>;

type Part<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

export type SubscriptionItem = Wire<Stripe.SubscriptionItem>;

export type Subscription = Omit<Wire<Stripe.Subscription>, 'items'> & {
  items: WireList<SubscriptionItem>;
};

export interface WireList<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

/** The stored objects, by the value of their `object` field. */
export interface Kinds {
  balance_transaction: Wire<Stripe.BalanceTransaction>;
  'billing_portal.configuration': Wire<Stripe.BillingPortal.Configuration>;
  'billing_portal.session': Wire<Stripe.BillingPortal.Session>;
  charge: Wire<Stripe.Charge>;
  'checkout.session': Wire<Stripe.Checkout.Session>;
  coupon: Wire<Stripe.Coupon>;
  customer: Wire<Stripe.Customer>;
  discount: Wire<Stripe.Discount>;
  /** Its balance transactions are embedded, as they were when they were created. */
  dispute: Omit<Wire<Stripe.Dispute>, 'charge'> & { charge: string };
  event: StoredEvent;
  invoice: Wire<Stripe.Invoice>;
  invoice_payment: Wire<Stripe.InvoicePayment>;
  payment_intent: Wire<Stripe.PaymentIntent>;
  payment_method: Wire<Stripe.PaymentMethod>;
  price: Wire<Stripe.Price>;
  product: Wire<Stripe.Product>;
  promotion_code: Wire<Stripe.PromotionCode>;
  refund: Wire<Stripe.Refund>;
  subscription: Subscription;
  tax_id: Wire<Stripe.TaxId>;
  'tax.calculation': Wire<Stripe.Tax.Calculation> & { id: string };
  'tax.registration': Wire<Stripe.Tax.Registration>;
  'tax.settings': Wire<Stripe.Tax.Settings>;
  tax_rate: Wire<Stripe.TaxRate>;
  'test_helpers.test_clock': Wire<Stripe.TestHelpers.TestClock>;
  webhook_endpoint: Wire<Stripe.WebhookEndpoint>;
}

export type Kind = keyof Kinds;
export type AnyObject = Kinds[Kind];
export type EventType = Stripe.Event['type'];

export interface StoredEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: AnyObject; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: Cause;
  type: EventType;
}

/** The API request that caused an event. Nulls if a buyer or the clock did. */
export interface Cause {
  id: string | null;
  idempotency_key: string | null;
}
