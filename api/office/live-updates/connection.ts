import type { Broadcast } from '#api/platform/publish';

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
