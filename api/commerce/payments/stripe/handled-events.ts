import type { Stripe } from './client.ts';

/** The event types that the shop handles. Others are accepted and ignored. */
export const handledEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.updated',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const satisfies Stripe.Event['type'][];

export type HandledEvent = Extract<Stripe.Event, { type: (typeof handledEvents)[number] }>;

export function isHandled(event: Stripe.Event): event is HandledEvent {
  const types: readonly string[] = handledEvents;
  return types.includes(event.type);
}
