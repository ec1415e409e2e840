import { sse } from 'elysia';
import { formatError } from '#api/http/format-error';
import type { Broadcast } from '#api/platform/publish';
import { type LiveUpdate, liveUpdateEvents } from '#contract/live-updates';

/** `position`: the last update that the client received. It sends this when it reconnects. */
export type Signal =
  | { type: 'ready' | 'missed'; position: string }
  | { type: 'notice'; position: string; announcement: Broadcast }
  | { type: 'beat' };

/** Queue length for slow clients. Beyond it they are told that they missed updates. */
const maxQueued = 100;

/** A client that reads nothing during this many heartbeats is disconnected. */
const maxUnreadHeartbeats = 3;

export type Connection = ReturnType<typeof createConnection>;

/** A queue of updates for one client, in order. */
export function createConnection({ onClose }: { onClose: () => void }) {
  let waiting: Signal[] = [];
  let isClosed = false;
  let untakenBeats = 0;
  let wake = () => {};

  function close(): void {
    if (isClosed) return;
    isClosed = true;
    onClose();
    wake();
  }

  return {
    close,

    tell(signal: Signal): void {
      if (signal.type === 'beat' && waiting.length > 0) untakenBeats += 1;
      if (untakenBeats === maxUnreadHeartbeats) close();
      else if ('position' in signal && waiting.length >= maxQueued) {
        waiting = [{ type: 'missed', position: signal.position }];
      } else if (signal.type !== 'beat' || waiting.length === 0) {
        waiting.push(signal);
      }
      wake();
    },

    /** The next update as soon as there is one. Null once the connection is closed. */
    async next(): Promise<Signal | null> {
      while (waiting.length === 0 && !isClosed) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
      }
      untakenBeats = 0;
      return isClosed ? null : (waiting.shift() ?? null);
    },
  };
}

type Options = {
  /** The reader's customer id, or null once they have lost access. Checked before each update. */
  reader: () => Promise<string | null>;
  log: (line: string) => void;
};

/** The events of a connection until it closes or its reader loses access. */
export async function* eventsOf(line: Connection, { reader, log }: Options) {
  try {
    for (;;) {
      const signal = await line.next();
      if (!signal) return;
      const readerId = await reader().catch((error) => {
        log(`live notices: ${formatError(error)}`);
        return null;
      });
      if (!readerId) return;
      yield sse(toEvent(signal, readerId));
    }
  } finally {
    line.close();
  }
}

/** A heartbeat has no id: missing one changes nothing. */
function toEvent(signal: Signal, readerId: string): { event: string; id?: string; data: object } {
  const event = liveUpdateEvents[signal.type];
  switch (signal.type) {
    case 'beat':
      return { event, data: {} };
    case 'notice': {
      const { kind, id, name, actor, by } = signal.announcement;
      const data: LiveUpdate = { kind, id, name, ...(actor && { actor }), own: by === readerId };
      return { event, id: signal.position, data };
    }
    default:
      return { event, id: signal.position, data: {} };
  }
}
