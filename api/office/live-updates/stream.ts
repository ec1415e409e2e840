import { sse } from 'elysia';
import { formatError } from '#api/http/format-error';
import { type LiveUpdate, liveUpdateEvents } from '#contract/live-updates';
import type { Connection, Signal } from './connection.ts';

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
