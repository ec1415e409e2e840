/**
 * Something that happened at the provider. It may be old news and may come twice: take the id and
 * ask how things stand now.
 */
export type ProviderEvent = {
  id: string;
  /** As the provider names it, such as 'invoice.paid'. */
  type: string;
  /** Of the API, as the endpoint is set to; null: not known. What else is told here is read right. */
  apiVersion: string | null;
  /** By the provider's clock, which in the sandbox may be ahead of the shop's. */
  createdAt: Date;
  /** Of the events about a Checkout session; null of all others. */
  checkoutSessionId: string | null;
  /** Of `customer.updated` where the customer has chosen another card; null of all others. */
  customerId: string | null;
  /** Of `customer.subscription.updated` and `.deleted`, `invoice.paid` and `.payment_failed`. */
  subscriptionId: string | null;
  /** Of `invoice.paid` and `invoice.payment_failed`. */
  invoiceId: string | null;
  /** Of the events about refunds and disputes: the payment that they are about. */
  paymentId: string | null;
};

/** An event whose signature or age is wrong. */
export class UntrustedEvent extends Error {}

/** The provider's own event, but without the object that it is about. */
export class ThinEvent extends Error {}
