import type { AnyObject } from '../protocol/wire.ts';
import type { Objects } from '../store/objects.ts';
import type { Delivery } from './deliveries.ts';

export interface CustomerQueues {
  /** Behind which others an event waits: those of the same customer, or of nobody. */
  of(delivery: Delivery): string;
  /** Once it has arrived. */
  forget(delivery: Delivery): void;
}

export function createCustomerQueues(objects: Pick<Objects, 'get' | 'lookUp'>): CustomerQueues {
  const known = new Map<number, string>();

  return {
    of({ seq, event: id }) {
      const event = known.has(seq) ? undefined : objects.get('event', id);
      if (event) known.set(seq, customerOf(event.data.object));
      return known.get(seq) ?? '';
    },
    forget({ seq }) {
      known.delete(seq);
    },
  };

  /** '' of what is nobody's, such as the catalogue. */
  function customerOf(object: AnyObject): string {
    if (object.object === 'customer') return object.id;
    if ('customer' in object && object.customer) return object.customer;
    const owner = objects.lookUp(ownerOf(object));
    return owner ? customerOf(owner) : '';
  }
}

function ownerOf(object: AnyObject): string {
  if (object.object === 'invoice_payment') return object.invoice;
  return object.object === 'refund' || object.object === 'dispute' ? (object.charge ?? '') : '';
}
