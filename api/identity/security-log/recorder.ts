import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { Failure } from '#api/http/failure';
import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import { resolvedViewer } from '#api/http/viewer';
import type { Clock } from '#api/platform/clock';
import type { ProblemCode } from '#contract/problem';
import type { Db } from '#db/client';
import type { SecurityEventKind } from '#db/values/security-events';
import { createTally, type SecurityEvent, type Tally, windowOf, writeTallies } from './store.ts';

const writeAfterMs = 1_000;
/** Rows per kind and window. Further events are only counted per account. */
const maxKeys = 500;
/** The first occurrences are logged one by one, later ones once in a hundred. */
const maxLinesPerKind = 20;

type Dependencies = { db: Db; now: Clock; log: Log };

export type SecurityLog = ReturnType<typeof createSecurityLog>;

/**
 * Records security events. It never fails or delays a request: events are counted in memory and
 * written together within a second. Each is also a line in the process log, without the caller's
 * address, so that a database outage loses none.
 */
export function createSecurityLog({ db, now, log }: Dependencies) {
  let waiting = new Map<string, Tally>();
  let seen = { window: 0, counts: new Map<string, Map<string, number>>() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();

  return {
    record(event: SecurityEvent): void {
      const at = now();
      const tally = within(event, at);
      tell(tally);
      const before = waiting.get(tally.key);
      if (before) {
        before.count += 1;
        before.lastAt = at;
      } else waiting.set(tally.key, tally);
      timer ??= setTimeout(flush, writeAfterMs);
    },
    flush,
  };

  /** Writes pending events, before they are read or the database closes. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const tallies = [...waiting.values()];
    waiting = new Map();
    writing = writing
      .then(() => writeTallies(db, tallies))
      .catch((error) => log(`security log: ${formatError(error)}`));
    return writing;
  }

  /** Prevents a flood from many networks from filling the table or hiding other kinds of events. */
  function within(event: SecurityEvent, at: Date): Tally {
    const window = windowOf(at);
    if (seen.window !== window) seen = { window, counts: new Map() };
    const tally = createTally(event, at);
    const counts = countsOf(tally);
    const isRoom = counts.has(tally.key) || counts.size < maxKeys;
    return isRoom ? tally : createTally({ event: event.event, userId: event.userId }, at);
  }

  function countsOf({ event }: Tally): Map<string, number> {
    const counts = seen.counts.get(event) ?? new Map<string, number>();
    seen.counts.set(event, counts);
    return counts;
  }

  function tell(tally: Tally): void {
    const { key, event, userId, detail } = tally;
    const counts = countsOf(tally);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > maxLinesPerKind && count % 100 !== 0) return;
    log(`security: ${event}`, { level: 'warn', event, account: userId, detail, count });
  }
}

/** Recorded for every rejected request. A failure can name another event. */
const events: Partial<Record<ProblemCode, SecurityEventKind>> = {
  rate_limited: 'rate_limited',
  not_allowed: 'access_denied',
  cross_site: 'access_denied',
};

type RecordRefusalsDependencies = {
  securityLog: Pick<SecurityLog, 'record'>;
  clientAddress: ClientAddress;
};

/** Records rejected requests. Logs the route instead of the path, which may contain a token. */
export function recordRefusals({ securityLog, clientAddress }: RecordRefusalsDependencies) {
  return new Elysia({ name: 'record refusals' }).onError(
    { as: 'global' },
    async ({ error, request, server, route }) => {
      if (!(error instanceof Failure)) return;
      const event = error.details.securityEvent ?? events[error.code];
      if (!event) return;
      const userId = error.accountId ?? (await resolvedViewer(request))?.user.id ?? null;
      const network = clientAddress(request, server);
      securityLog.record({
        event,
        userId,
        network,
        detail: route ? `${request.method} ${route}` : null,
      });
    },
  );
}
