import { formatError } from '#api/http/format-error';
import { type LiveUpdate, liveUpdateEvents } from '#contract/live-updates';
import type { Connection, Signal } from './connection.ts';

type Options = {
  /** The reader's customer id, or null once they have lost access. Checked before each update. */
  reader: () => Promise<string | null>;
  log: (line: string) => void;
};

/** Streams a connection as server-sent events until it closes or its reader loses access. */
export function streamOf(
  line: Connection,
  { reader, log }: Options,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let isOver = false;

  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const text = await next();
      if (text !== null) return controller.enqueue(encoder.encode(text));
      line.close();
      if (!isOver) controller.close();
    },
    cancel() {
      isOver = true;
      line.close();
    },
  });

  async function next(): Promise<string | null> {
    const signals = await line.next();
    if (!signals) return null;
    const readerId = await reader().catch((error) => {
      log(`live notices: ${formatError(error)}`);
      return null;
    });
    return readerId && signals.map((signal) => write(signal, readerId)).join('');
  }
}

function write(signal: Signal, readerId: string): string {
  switch (signal.type) {
    case 'beat':
      return `event: ${liveUpdateEvents.beat}\ndata: {}\n\n`;
    case 'presence': {
      const { by, ...presence } = signal.presence;
      if (by === readerId) return '';
      return `event: ${liveUpdateEvents.presence}\ndata: ${JSON.stringify(presence)}\n\n`;
    }
    case 'notice': {
      const { kind, id, name, actor, by } = signal.announcement;
      const notice: LiveUpdate = { kind, id, name, ...(actor && { actor }), own: by === readerId };
      return writeEvent(liveUpdateEvents.notice, signal.position, notice);
    }
    default:
      return writeEvent(liveUpdateEvents[signal.type], signal.position, {});
  }
}

/** JSON contains no line breaks, so it is one line of data. */
function writeEvent(event: string, id: string, data: object): string {
  return `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}
