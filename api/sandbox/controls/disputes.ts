import { chargeOf, closeDispute, isDisputed, openDispute } from '../resources/disputes.ts';
import { onItsClock } from '../resources/test-clocks.ts';
import type { Objects } from '../store/objects.ts';
import { type Commit, NO_CAUSE } from '../store/transaction.ts';

/** What a cardholder and their bank do. */
export interface DisputeControls {
  /** Disputes what was paid for an invoice; answers the dispute's id. */
  open(invoice: string): string;
  close(dispute: string, outcome: 'lost' | 'won'): void;
}

export function createDisputeControls(objects: Objects, commit: Commit): DisputeControls {
  return {
    open(invoice) {
      const charge = chargeOf(objects, invoice);
      if (charge === undefined) throw new RangeError(`Nothing was paid by card for '${invoice}'.`);
      if (isDisputed(objects, charge.id) || charge.refunded) {
        throw new RangeError(`What was paid for '${invoice}' is disputed or refunded already.`);
      }
      return commit(NO_CAUSE, (context) => {
        const customer = objects.get('customer', charge.customer ?? '');
        return openDispute(onItsClock(context, customer ?? {}), charge).id;
      });
    },
    close(id, outcome) {
      const dispute = objects.get('dispute', id);
      if (dispute?.status !== 'needs_response') {
        throw new RangeError(`There is no open dispute '${id}'.`);
      }
      commit(NO_CAUSE, (context) => closeDispute(context, dispute, outcome));
    },
  };
}
