import type { Context } from '../protocol/operation.ts';
import { makeAvailable } from '../resources/balance-transactions.ts';
import { closeDispute } from '../resources/disputes.ts';
import { advancingClocks, arrive } from '../resources/test-clocks.ts';
import type { SandboxClock } from '../store/clock.ts';
import type { Agenda, Due } from '../store/due-tasks.ts';
import type { Objects } from '../store/objects.ts';
import { type Commit, NO_CAUSE } from '../store/transaction.ts';
import { type AfterLastTry, collect } from './collect-invoice.ts';
import { turnPeriod } from './renew.ts';
import { settleRefund } from './settle-refund.ts';

export interface BillingParts {
  agenda: Agenda;
  objects: Objects;
  commit: Commit;
  clock: SandboxClock;
  afterLastTry: AfterLastTry;
}

/** Does what has fallen due, each in a transaction of its own, dated and ordered by its moment. */
export function createCatchUp({ agenda, objects, commit, clock, afterLastTry }: BillingParts) {
  return (): void => {
    work(null, clock.now());
    for (const { clock: advancing, target } of advancingClocks(objects)) {
      work(advancing.id, target);
      commit(NO_CAUSE, (context) => arrive(context, advancing, target));
    }
  };

  function work(testClock: string | null, until: number): void {
    let due = agenda.next(testClock, until);
    while (due !== undefined) {
      const present = due;
      commit(NO_CAUSE, (context) => happen(context, present), present.at);
      due = agenda.next(testClock, until);
      if (Bun.deepEquals(due, present)) throw new Error(`${present.id} does not go on`);
    }
  }

  function happen(context: Context, { kind, id }: Due): unknown {
    const object = objects.lookUp(id);
    switch (object?.object) {
      case 'subscription':
        return turnPeriod(context, object);
      case 'invoice':
        return collect(context, object, afterLastTry);
      case 'refund':
        return settleRefund(context, object);
      case 'dispute':
        return closeDispute(context, object, 'lost');
      case 'balance_transaction':
        return makeAvailable(context, object);
      default:
        throw new Error(`Nothing can fall due of ${kind} ${id}`);
    }
  }
}
