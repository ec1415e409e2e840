import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import { createSingleFlight } from '#api/platform/single-flight';
import type { ReadinessPart } from '#contract/readiness';

/** Resolves if the part works. Rejects, or takes too long, if it doesn't. */
export type ReadinessChecks = Partial<Record<ReadinessPart, () => Promise<unknown>>>;

/** The parts that keep the process from serving requests. */
export type FindFailedParts = () => Promise<ReadinessPart[]>;

type Options = {
  checks: ReadinessChecks;
  isStopping: () => boolean;
  log: Log;
  /** A slower part counts as failed. */
  timeoutMs?: number;
  /** How long a result is repeated, so that callers can't load the database. */
  maxAgeMs?: number;
};

/** Checks all parts at once. Only the log says why a part failed, and only when it changes. */
export function createReadiness(options: Options): FindFailedParts {
  const { checks, isStopping, log, timeoutMs = 2000, maxAgeMs = 2000 } = options;
  const shareRun = createSingleFlight<ReadinessPart[]>();
  let last = { failed: [] as ReadinessPart[], at: -Infinity };

  return async () => {
    if (isStopping()) return ['stopping'];
    if (performance.now() - last.at < maxAgeMs) return last.failed;
    return shareRun('', async () => {
      const failed = await checkAll();
      last = { failed, at: performance.now() };
      return failed;
    });
  };

  async function checkAll(): Promise<ReadinessPart[]> {
    const reasons = new Map<ReadinessPart, string>();
    const running = Object.entries(checks).map(async ([part, check]) => {
      const reason = await findReason(check);
      if (reason) reasons.set(part as ReadinessPart, reason);
    });
    await Promise.all(running);
    const before = last.failed;
    for (const [part, reason] of reasons) {
      if (!before.includes(part)) log(`not ready: ${part}: ${reason}`);
    }
    if (before.length > 0 && reasons.size === 0) log('ready again', { level: 'info' });
    return [...reasons.keys()].sort();
  }

  async function findReason(check: () => Promise<unknown>): Promise<string | undefined> {
    const timedOut = Promise.withResolvers<string>();
    const timer = setTimeout(() => timedOut.resolve(`no answer in ${timeoutMs} ms`), timeoutMs);
    const answered = check().then(() => undefined, formatError);
    const reason = await Promise.race([answered, timedOut.promise]);
    clearTimeout(timer);
    return reason;
  }
}
