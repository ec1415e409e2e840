import type Stripe from 'stripe';

/**
 * One of the provider's types as it travels and is stored: a reference is the id and never the
 * expanded object, a decimal is a string.
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

/** What the sandbox keeps, by the name in the object's own `object` field. */
export interface Kinds {
  balance_transaction: Wire<Stripe.BalanceTransaction>;
  'billing_portal.configuration': Wire<Stripe.BillingPortal.Configuration>;
  'billing_portal.session': Wire<Stripe.BillingPortal.Session>;
  charge: Wire<Stripe.Charge>;
  'checkout.session': Wire<Stripe.Checkout.Session>;
  customer: Wire<Stripe.Customer>;
  /** Its transactions are shown whole, as they were when they were made. */
  dispute: Omit<Wire<Stripe.Dispute>, 'charge'> & { charge: string };
  event: StoredEvent;
  invoice: Wire<Stripe.Invoice>;
  invoice_payment: Wire<Stripe.InvoicePayment>;
  payment_intent: Wire<Stripe.PaymentIntent>;
  payment_method: Wire<Stripe.PaymentMethod>;
  price: Wire<Stripe.Price>;
  product: Wire<Stripe.Product>;
  refund: Wire<Stripe.Refund>;
  subscription: Subscription;
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

/** The request that an event goes back to; nulls for what the buyer or the clock did. */
export interface Cause {
  id: string | null;
  idempotency_key: string | null;
}
