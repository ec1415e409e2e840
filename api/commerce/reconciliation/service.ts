import { formatError } from '#api/http/format-error';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import { createSingleFlight } from '#api/platform/single-flight';
import type { Reconciliation } from '#contract/reconciliation';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import type { ReconciliationRow } from '#db/schema/reconciliations';
import { ProviderRefused, ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { withDeadline } from '../payments/timeout.ts';
import { createComparison } from './compare.ts';
import { type Finding, facts } from './compare-subscription.ts';
import { examineUnmatched, findUnmatched } from './find-unmatched.ts';
import { createRetry, type Sleep } from './retry.ts';
import {
  advanceRun,
  advanceSubscriptions,
  findNewestRun,
  finishRun,
  interruptRun,
  listOrdersAfter,
  resumeRun,
  startRun,
} from './runs.ts';
import { reconciliationToWire } from './to-wire.ts';

/** Orders compared at the same time, within the provider's rate limit. */
const atOnce = 5;

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  now: Clock;
  log: (line: string) => void;
  isStopping: () => boolean;
  sleep?: Sleep;
  /** Orders per page. A stopped process repeats at most one page. */
  pageSize?: number;
};

type Limits = {
  /** The rest waits for the next call. Default: no limit. */
  withinMs?: number;
};

export type ReconciliationService = ReturnType<typeof createReconciliation>;

/**
 * Compares all orders with the provider, then the provider's subscriptions with the orders. Fixes
 * what is safe to fix and lists the rest. One run at a time; after a stop the next call resumes it.
 */
export function createReconciliation(deps: Dependencies) {
  const { db, provider, now, log, isStopping, sleep = Bun.sleep, pageSize = 25 } = deps;
  const compare = createComparison({ ...deps, sleep });
  const retry = createRetry(sleep);
  const working = createSingleFlight<void>();

  return {
    async last(): Promise<Reconciliation | null> {
      const run = await findNewestRun(db);
      return run ? reconciliationToWire(db, run) : null;
    },

    /** Starts or resumes a run and returns its final state. */
    async run(limits: Limits = {}): Promise<Reconciliation> {
      await startRun(db, now());
      await alone(limits);
      const run = await findNewestRun(db);
      if (!run) throw new Error('The reconciliation run is gone');
      return reconciliationToWire(db, run);
    },

    /** Resumes the open run, if any. */
    resume: (limits: Limits = {}): Promise<void> => alone(limits),
  };

  /** One per process; it continues after its caller has left. */
  function alone(limits: Limits): Promise<void> {
    return working('run', () => withDeadline(Number.POSITIVE_INFINITY, () => work(limits)));
  }

  async function work({ withinMs = Number.POSITIVE_INFINITY }: Limits): Promise<void> {
    const startedMs = performance.now();
    let run = await resumeRun(db);
    while (run && !isStopping() && performance.now() - startedMs < withinMs) {
      const page = await listOrdersAfter(db, run.lastOrderId, pageSize);
      run = page.length > 0 ? await comparePage(run, page) : await examinePage(run);
    }
  }

  /** undefined: done, or another process has it. */
  async function comparePage(
    run: ReconciliationRow,
    page: OrderRow[],
  ): Promise<ReconciliationRow | undefined> {
    const compared = await interruptible(run, () => inTurns(page, compareOne));
    return compared && advanceRun(db, run, compared);
  }

  /** After all orders: subscriptions at the provider without an order. */
  async function examinePage(run: ReconciliationRow): Promise<ReconciliationRow | undefined> {
    const page = await interruptible(run, () =>
      retry(() => provider.subscriptionsAfter(run.lastSubscriptionId)),
    );
    if (!page) return undefined;
    const last = page.subscriptions.at(-1)?.subscriptionId;
    if (last) {
      const examined = await interruptible(run, async () =>
        inTurns(await findUnmatched(db, page.subscriptions), (subscription) =>
          examineUnmatched({ ...deps, retry }, subscription),
        ),
      );
      const advanced = examined && (await advanceSubscriptions(db, run, { last, examined }));
      if (!advanced || !page.isLast) return advanced;
      run = advanced;
    }
    await finishRun(db, run, now());
    return undefined;
  }

  /** undefined: the shop is shutting down. */
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

  /** undefined: the provider did not answer, which the run records. */
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

  /** A failure of one order must not stop the others. */
  async function compareOne(order: OrderRow): Promise<{ order: OrderRow; findings: Finding[] }> {
    try {
      return { order, findings: await compare(order) };
    } catch (error) {
      if (error instanceof ProviderUnavailable && !isOfOneOrder(error)) throw error;
      log(`reconciliation of ${order.orderId}: ${formatError(error)}`);
      const failed = {
        ours: null,
        theirs: 'The comparison failed. See the log for details.',
        corrected: false,
      };
      return { order, findings: [{ fact: facts.failure, ...failed }] };
    }
  }
}

/** A key that is refused is refused for every order. */
function isOfOneOrder(error: ProviderUnavailable): boolean {
  return error instanceof ProviderRefused && error.reason !== 'not_authorized';
}

/** Waits for all, including after a failure. */
async function all<T>(under: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(under);
  return Promise.all(under);
}
