import type { Broadcast } from './publish.ts';

/** `position` names how far somebody has heard: they come back with it. */
export type Signal =
  | { type: 'ready' | 'missed'; position: string }
  | { type: 'notice'; position: string; announcement: Broadcast }
  | { type: 'beat' };

/** So many wait for a listener who does not keep up; then it is told that it has missed something. */
const maxQueued = 100;

/** Who takes nothing for so many beats is gone, and makes room. */
const maxUnreadHeartbeats = 3;

export type Connection = ReturnType<typeof createConnection>;

/** What one listener is to be told, in the order in which it happened. */
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
      else if (signal.type !== 'beat' && waiting.length >= maxQueued) {
        waiting = [{ type: 'missed', position: signal.position }];
      } else if (signal.type !== 'beat' || waiting.length === 0) {
        waiting.push(signal);
      }
      wake();
    },

    /** Everything that has come, as soon as there is something; null once the line is closed. */
    async next(): Promise<Signal[] | null> {
      while (waiting.length === 0 && !isClosed) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
      }
      untakenBeats = 0;
      return isClosed ? null : waiting.splice(0);
    },
  };
}
