import * as v from 'valibot';
import { Failure } from '#api/http/failure';
import { channel } from '#api/platform/publish';
import { heartbeatMs, LiveUpdate } from '#contract/live-updates';
import type { Database } from '#db/client';
import { type Connection, createConnection, type Signal } from './connection.ts';

/** Browsers allow six HTTP/1.1 connections per host, so this leaves two free. */
export const maxConnectionsPerSession = 4;

const Heard = v.object({
  ...v.omit(LiveUpdate, ['own']).entries,
  by: v.nullable(v.string()),
  eventId: v.string(),
});

export type Broadcaster = Awaited<ReturnType<typeof createBroadcaster>>;

/**
 * Sends updates from any process to the admins connected to this one. Nothing is stored: a client
 * that reconnects after an update is told to reload everything.
 */
export async function createBroadcaster(database: Pick<Database, 'listen'>) {
  const linesOf = new Map<string, Set<Connection>>();
  // Postgres delivers the same commits in the same order to every process, so the last one's id is
  // a position that all processes share.
  let position: string = crypto.randomUUID();
  let isReleased = false;

  await database.listen(channel, (payload) => {
    const heard = read(Heard, payload);
    position = heard?.eventId ?? crypto.randomUUID();
    broadcast(
      heard ? { type: 'notice', position, announcement: heard } : { type: 'missed', position },
    );
  });
  const beating = setInterval(() => broadcast({ type: 'beat' }), heartbeatMs);
  beating.unref();

  return {
    /** Opens a connection for a session. Throws a 429 when the session has too many. */
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

    /** Closes every connection before the process stops. */
    release(): void {
      isReleased = true;
      clearInterval(beating);
      for (const lines of linesOf.values()) for (const line of lines) line.close();
    },
  };

  function broadcast(signal: Signal): void {
    for (const lines of linesOf.values()) for (const line of lines) line.tell(signal);
  }
}

/** Null for a lost database connection and for messages from another version of the shop. */
function read<Output>(shape: v.GenericSchema<unknown, Output>, payload: string): Output | null {
  try {
    const { success, output } = v.safeParse(shape, JSON.parse(payload));
    return success ? output : null;
  } catch {
    return null;
  }
}
