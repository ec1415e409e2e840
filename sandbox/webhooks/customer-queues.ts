import type { AnyObject } from '../protocol/wire.ts';
import type { Objects } from '../store/objects.ts';
import type { Delivery } from './deliveries.ts';

export interface CustomerQueues {
  /** The queue an event waits in: its customer's, or the one for events without a customer. */
  of(delivery: Delivery): string;
  /** Call it after the delivery. */
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

  /** Returns '' for objects without a customer, such as products. */
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
