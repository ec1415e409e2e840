import { unlessUnknown } from './answers.ts';
import type { StripeClient } from './client.ts';
import type { HeardEvent } from './heard-events.ts';
import { apiVersion } from './package.ts';

/**
 * An event with its object as this version of the API words it. An endpoint keeps the version that
 * it was made with, so the object is asked for where that is another; the ids are the same in all.
 */
export async function inOurVersion(
  { stripe }: StripeClient,
  event: HeardEvent,
): Promise<HeardEvent> {
  const id = event.data?.object?.id;
  if (event.api_version === apiVersion || !id) return event;
  const object = await retrieved();
  // The object is of the kind that the event's type says.
  return { ...event, data: { ...event.data, object } } as HeardEvent;

  /** Of the others the id is all that is read. */
  async function retrieved(): Promise<object> {
    switch (event.type) {
      case 'invoice.paid':
      case 'invoice.payment_failed':
        return known(await stripe.invoices.retrieve(id ?? '').catch(unlessUnknown));
      case 'charge.refunded':
        return known(await stripe.charges.retrieve(id ?? '').catch(unlessUnknown));
      case 'charge.dispute.created':
      case 'charge.dispute.funds_withdrawn':
      case 'charge.dispute.funds_reinstated':
      case 'charge.dispute.closed':
        return known(await stripe.disputes.retrieve(id ?? '').catch(unlessUnknown));
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
        return known(await stripe.refunds.retrieve(id ?? '').catch(unlessUnknown));
      default:
        return event.data.object;
    }
  }

  function known(object: object | null): object {
    return object ?? event.data.object;
  }
}
