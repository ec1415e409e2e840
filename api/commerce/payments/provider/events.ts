/**
 * An event of the provider. It may be outdated and may arrive twice: use the id and read the
 * current state.
 */
export type ProviderEvent = {
  id: string;
  /** The provider's event type, such as 'invoice.paid'. */
  type: string;
  /** The endpoint's API version; null: unknown. The other fields are read independently of it. */
  apiVersion: string | null;
  /** By the provider's clock, which the sandbox can advance. */
  createdAt: Date;
  /** For events about a Checkout session; null for others. */
  checkoutSessionId: string | null;
  /** For `customer.updated` with another default card; null for others. */
  customerId: string | null;
  /** For `customer.subscription.updated` and `.deleted`, `invoice.paid` and `.payment_failed`. */
  subscriptionId: string | null;
  /** For `invoice.paid` and `invoice.payment_failed`. */
  invoiceId: string | null;
  /** For events about refunds and disputes: their payment. */
  paymentId: string | null;
};

/** An event whose signature or age is wrong. */
export class UntrustedEvent extends Error {}

/** A genuine event without its object. */
export class ThinEvent extends Error {}
