import type { Context } from '../protocol/operation.ts';
import { makeAvailable } from '../resources/balance-transactions.ts';
import { closeDispute } from '../resources/disputes.ts';
import { advancingClocks, finishAdvancing } from '../resources/test-clocks.ts';
import type { SandboxClock } from '../store/clock.ts';
import type { DueTask, DueTasks } from '../store/due-tasks.ts';
import type { Objects } from '../store/objects.ts';
import { NO_CAUSE, type Transact } from '../store/transaction.ts';
import { verifyTaxId } from '../tax/tax-ids.ts';
import { type AfterFinalAttempt, collectInvoice } from './collect-invoice.ts';
import { renewOrEnd } from './renew.ts';
import { settleRefund } from './settle-refund.ts';

export interface DueTaskRunnerParts {
  dueTasks: DueTasks;
  objects: Objects;
  transact: Transact;
  clock: SandboxClock;
  afterFinalAttempt: AfterFinalAttempt;
}

/**
 * Runs everything that is due in order, each task in its own transaction, dated by its due time.
 */
export function createDueTaskRunner({
  dueTasks,
  objects,
  transact,
  clock,
  afterFinalAttempt,
}: DueTaskRunnerParts) {
  return (): void => {
    runUntil(null, clock.now());
    for (const { clock: advancing, target } of advancingClocks(objects)) {
      runUntil(advancing.id, target);
      transact(NO_CAUSE, (context) => finishAdvancing(context, advancing, target));
    }
  };

  function runUntil(testClock: string | null, until: number): void {
    let due = dueTasks.next(testClock, until);
    while (due !== undefined) {
      const task = due;
      transact(NO_CAUSE, (context) => runTask(context, task), task.at);
      due = dueTasks.next(testClock, until);
      if (Bun.deepEquals(due, task)) throw new Error(`Task ${task.id} made no progress`);
    }
  }

  function runTask(context: Context, { kind, id }: DueTask): unknown {
    const object = objects.lookUp(id);
    switch (object?.object) {
      case 'subscription':
        return renewOrEnd(context, object);
      case 'invoice':
        return collectInvoice(context, object, afterFinalAttempt);
      case 'refund':
        return settleRefund(context, object);
      case 'dispute':
        return closeDispute(context, object, 'lost');
      case 'tax_id':
        return verifyTaxId(context, object);
      case 'balance_transaction':
        return makeAvailable(context, object);
      default:
        throw new Error(`Unexpected due task: ${kind} ${id}`);
    }
  }
}
