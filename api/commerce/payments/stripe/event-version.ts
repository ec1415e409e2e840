import type { StripeClient } from './client.ts';
import type { HandledEvent } from './handled-events.ts';
import { apiVersion } from './package.ts';
import { nullIfNotFound } from './responses.ts';

/**
 * Returns the event with its object in our API version. An endpoint keeps the version it was
 * created with, so objects of other versions are read again by id.
 */
export async function readInOwnVersion(
  { stripe }: StripeClient,
  event: HandledEvent,
): Promise<HandledEvent> {
  const id = event.data?.object?.id;
  if (event.api_version === apiVersion || !id) return event;
  const object = await retrieved();
  // The event's type determines the object's type.
  return { ...event, data: { ...event.data, object } } as HandledEvent;

  /** Only the id of other objects is used. */
  async function retrieved(): Promise<object> {
    switch (event.type) {
      case 'invoice.paid':
      case 'invoice.payment_failed':
        return known(await stripe.invoices.retrieve(id ?? '').catch(nullIfNotFound));
      case 'charge.refunded':
        return known(await stripe.charges.retrieve(id ?? '').catch(nullIfNotFound));
      case 'charge.dispute.created':
      case 'charge.dispute.funds_withdrawn':
      case 'charge.dispute.funds_reinstated':
      case 'charge.dispute.closed':
        return known(await stripe.disputes.retrieve(id ?? '').catch(nullIfNotFound));
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
        return known(await stripe.refunds.retrieve(id ?? '').catch(nullIfNotFound));
      default:
        return event.data.object;
    }
  }

  function known(object: object | null): object {
    return object ?? event.data.object;
  }
}
