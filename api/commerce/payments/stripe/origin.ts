import type { Origin } from '../provider/checkouts.ts';
import type { Stripe } from './client.ts';

type Sold = { [note in keyof Origin]: string };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The metadata of what is sold. */
export function metadataOf({ orderId, reference, shopId }: Sold): Stripe.MetadataParam {
  return { orderId, reference, shopId };
}

export function originOf(metadata: Stripe.Metadata | null): Origin {
  const { orderId = null, reference, shopId } = metadata ?? {};
  return { orderId, reference: idIn(reference), shopId: idIn(shopId) };
}

/** Metadata can be edited in the provider's dashboard, so it is validated. */
function idIn(text: string | undefined): string | null {
  return text && uuid.test(text) ? text : null;
}
