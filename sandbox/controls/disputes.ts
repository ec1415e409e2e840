import { closeDispute, isDisputed, openDispute, paidChargeOf } from '../resources/disputes.ts';
import { atTestClock } from '../resources/test-clocks.ts';
import type { Objects } from '../store/objects.ts';
import { NO_CAUSE, type Transact } from '../store/transaction.ts';

export interface DisputeControls {
  /** Disputes an invoice's payment and returns the dispute's ID. */
  open(invoice: string): string;
  close(dispute: string, outcome: 'lost' | 'won'): void;
}

export function createDisputeControls(objects: Objects, transact: Transact): DisputeControls {
  return {
    open(invoice) {
      const charge = paidChargeOf(objects, invoice);
      if (charge === undefined)
        throw new RangeError(`Invoice '${invoice}' has no card payment to dispute.`);
      if (isDisputed(objects, charge.id) || charge.refunded) {
        throw new RangeError(
          `The payment of invoice '${invoice}' is already disputed or refunded.`,
        );
      }
      return transact(NO_CAUSE, (context) => {
        const customer = objects.get('customer', charge.customer ?? '');
        return openDispute(atTestClock(context, customer ?? {}), charge).id;
      });
    },
    close(id, outcome) {
      const dispute = objects.get('dispute', id);
      if (dispute?.status !== 'needs_response') {
        throw new RangeError(`There is no open dispute '${id}'.`);
      }
      transact(NO_CAUSE, (context) => closeDispute(context, dispute, outcome));
    },
  };
}
