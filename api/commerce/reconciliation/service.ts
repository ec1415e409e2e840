import { describeFault } from '#api/http/format-error';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import { createSingleFlight } from '#api/platform/single-flight';
import type { Reconciliation } from '#contract/reconciliation';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import type { ReconciliationRow } from '#db/schema/reconciliations';
import { ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { allowMs } from '../payments/timeout.ts';
import { createComparison } from './compare.ts';
import { examineUnmatched } from './examine-unmatched.ts';
import { type Finding, facts } from './finding.ts';
import { withoutOrder } from './own-subscriptions.ts';
import { createPatience, type Sleep } from './patience.ts';
import {
  advanceRun,
  advanceSubscriptions,
  beginRun,
  finishRun,
  interruptRun,
  newestRun,
  ordersAfter,
  takeUpRun,
} from './runs.ts';
import { reconciliationToWire } from './to-wire.ts';

/** So many are asked about side by side, to make use of the turns that the provider grants. */
const atOnce = 5;

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  now: Clock;
  log: (line: string) => void;
  isStopping: () => boolean;
  sleep?: Sleep;
  /** So many orders are noted down together; a process that dies has these to compare again. */
  pageSize?: number;
};

type Limits = {
  /** What is left then waits for the next call. Default: to the end. */
  withinMs?: number;
};

export type ReconciliationService = ReturnType<typeof createReconciliation>;

/**
 * Compares every order that has opened a checkout with the provider's books, then the provider's
 * subscriptions with the orders; puts right what is safe to put right, and lists the rest. One comparison at a time; where it stops, the provider
 * being down or the process being killed, the next call goes on.
 */
export function createReconciliation(deps: Dependencies) {
  const { db, provider, now, log, isStopping, sleep = Bun.sleep, pageSize = 25 } = deps;
  const compare = createComparison({ ...deps, sleep });
  const patiently = createPatience(sleep);
  const working = createSingleFlight<void>();

  return {
    async last(): Promise<Reconciliation | null> {
      const run = await newestRun(db);
      return run ? reconciliationToWire(db, run) : null;
    },

    /** Begins one, or takes up the open one; answers how it stands when that has come to an end. */
    async run(limits: Limits = {}): Promise<Reconciliation> {
      await beginRun(db, now());
      await alone(limits);
      const run = await newestRun(db);
      if (!run) throw new Error('The reconciliation run is gone');
      return reconciliationToWire(db, run);
    },

    /** Takes up the open one, if there is one. */
    resume: (limits: Limits = {}): Promise<void> => alone(limits),
  };

  /** One in this process; it outlasts the patience of whoever began it. */
  function alone(limits: Limits): Promise<void> {
    return working('run', () => allowMs(Number.POSITIVE_INFINITY, () => work(limits)));
  }

  async function work({ withinMs = Number.POSITIVE_INFINITY }: Limits): Promise<void> {
    const startedMs = performance.now();
    let run = await takeUpRun(db);
    while (run && !isStopping() && performance.now() - startedMs < withinMs) {
      const page = await ordersAfter(db, run.lastOrderId, pageSize);
      run = page.length > 0 ? await comparePage(run, page) : await examinePage(run);
    }
  }

  /** undefined: it ends here, or another process has it. */
  async function comparePage(
    run: ReconciliationRow,
    page: OrderRow[],
  ): Promise<ReconciliationRow | undefined> {
    const compared = await interruptible(run, () => inTurns(page, compareOne));
    return compared && advanceRun(db, run, compared);
  }

  /** The other way round, once all orders are compared: what the provider has and no order knows. */
  async function examinePage(run: ReconciliationRow): Promise<ReconciliationRow | undefined> {
    const page = await interruptible(run, () =>
      patiently(() => provider.subscriptionsAfter(run.lastSubscriptionId)),
    );
    if (!page) return undefined;
    const last = page.subscriptions.at(-1)?.subscriptionId;
    if (last) {
      const examined = await interruptible(run, async () =>
        inTurns(await withoutOrder(db, page.subscriptions), (subscription) =>
          examineUnmatched({ ...deps, patiently }, subscription),
        ),
      );
      const advanced = examined && (await advanceSubscriptions(db, run, { last, examined }));
      if (!advanced || !page.isLast) return advanced;
      run = advanced;
    }
    await finishRun(db, run, now());
    return undefined;
  }

  /** undefined: the shop is stopping. */
  async function inTurns<T, Result>(
    page: T[],
    work: (one: T) => Promise<Result>,
  ): Promise<Result[] | undefined> {
    const results: Result[] = [];
    for (let first = 0; first < page.length; first += atOnce) {
      if (isStopping()) return undefined;
      results.push(...(await all(page.slice(first, first + atOnce).map(work))));
    }
    return results;
  }

  /** undefined: the provider does not answer, and the run says so. */
  async function interruptible<T>(
    run: ReconciliationRow,
    work: () => Promise<T>,
  ): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log(`reconciliation: ${error.message}`);
      await interruptRun(db, run, error.message);
      return undefined;
    }
  }

  /** One order that fails for a reason of its own must not hold up the others. */
  async function compareOne(order: OrderRow): Promise<{ order: OrderRow; findings: Finding[] }> {
    try {
      return { order, findings: await compare(order) };
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw error;
      log(`reconciliation of ${order.orderId}: ${describeFault(error)}`);
      const failed = {
        ours: null,
        theirs: 'The comparison failed. See the log for details.',
        mended: false,
      };
      return { order, findings: [{ fact: facts.failure, ...failed }] };
    }
  }
}

/** Waits for all of them, failed or not, so that none goes on behind. */
async function all<T>(under: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(under);
  return Promise.all(under);
}
