import * as v from 'valibot';
import { Failure } from '#api/http/failure';
import { heartbeatMs, LiveUpdate } from '#contract/live-updates';
import type { Database } from '#db/client';
import { type Connection, createConnection, type Signal } from './connection.ts';
import { channel } from './publish.ts';

/** A browser has six connections to a host where the proxy speaks HTTP/1.1: some stay free. */
export const maxConnectionsPerSession = 4;

const Heard = v.object({
  ...v.omit(LiveUpdate, ['own']).entries,
  by: v.nullable(v.string()),
  eventId: v.string(),
});

export type Broadcaster = Awaited<ReturnType<typeof createBroadcaster>>;

/**
 * Passes on what any process announces to the admins who are looking through this one. Nothing is
 * kept: whoever comes back after something has happened is told to fetch everything anew.
 */
export async function createBroadcaster(database: Pick<Database, 'listen'>) {
  const linesOf = new Map<string, Set<Connection>>();
  // Postgres tells every process of the same commits in the same order, so the last one's id says
  // of each of them how far somebody has heard.
  let position: string = crypto.randomUUID();
  let isReleased = false;

  await database.listen(channel, (payload) => {
    const heard = read(payload);
    position = heard?.eventId ?? crypto.randomUUID();
    tellAll(
      heard ? { type: 'notice', position, announcement: heard } : { type: 'missed', position },
    );
  });
  const beating = setInterval(() => tellAll({ type: 'beat' }), heartbeatMs);
  beating.unref();

  return {
    /** `sessionKey`: whose line it is. Throws a 429 where a session has too many of them. */
    open(sessionKey: string, lastEventId: string | null): Connection {
      const lines = linesOf.get(sessionKey) ?? new Set();
      if (lines.size >= maxConnectionsPerSession) {
        throw new Failure(
          'rate_limited',
          'Live updates are open in too many windows. Close one of them.',
          { retryAfterSeconds: heartbeatMs / 1000 },
        );
      }
      const line = createConnection({
        onClose() {
          lines.delete(line);
          if (lines.size === 0) linesOf.delete(sessionKey);
        },
      });
      linesOf.set(sessionKey, lines.add(line));
      const hasMissed = lastEventId !== null && lastEventId !== position;
      line.tell({ type: hasMissed ? 'missed' : 'ready', position });
      if (isReleased) line.close();
      return line;
    },

    /** Ends every line: the process is about to end. */
    release(): void {
      isReleased = true;
      clearInterval(beating);
      for (const lines of linesOf.values()) for (const line of lines) line.close();
    },
  };

  function tellAll(signal: Signal): void {
    for (const lines of linesOf.values()) for (const line of lines) line.tell(signal);
  }
}

/** Null for a lost connection to the database, and for the words of another version of the shop. */
function read(payload: string) {
  try {
    const { success, output } = v.safeParse(Heard, JSON.parse(payload));
    return success ? output : null;
  } catch {
    return null;
  }
}
