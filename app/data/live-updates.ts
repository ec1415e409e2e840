import { heartbeatMs, type LiveUpdate, liveUpdateEvents } from '#contract/live-updates';
import { addressOf } from './address.ts';

/** Pauses before a lost connection is opened again. */
const pausesMs = [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000, 120_000, 300_000] as const;
/** After a connection that lasted this long, the pauses start from the shortest again. */
const stableMs = 30_000;
/** A page that is hidden for longer gives up its connection. */
const hiddenMs = 5000;
/** A connection that misses two heartbeats is lost, whatever the browser reports. */
const silentMs = 2 * heartbeatMs + 5000;

type Listener = {
  /** The id of the last event, also of an earlier connection; null before the first. */
  lastHeard: () => string | null;
  onHeard: (eventId: string) => void;
  onNotice: (notice: LiveUpdate) => void;
  /** Some updates may have been missed. */
  onMissed: () => void;
  /** The connection ended. The server also ends it when the session loses access. */
  onLost?: () => void;
};

/**
 * Subscribes to live updates while the page is visible; returns how to unsubscribe. While the
 * connection is down, screens keep what they show; what changed is fetched once it is back.
 */
export function subscribeToLiveUpdates({
  lastHeard,
  onHeard,
  onNotice,
  onMissed,
  onLost,
}: Listener): () => void {
  let connection: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let losses = 0;
  let mayOpenAt = 0;

  function open(): void {
    clearTimeout(timer);
    if (connection) return;
    let openSince: number | undefined;
    const opened = new EventSource(addressAfter(lastHeard()));
    connection = opened;
    // The page's data may be older than this first connection.
    hear(liveUpdateEvents.ready, () => lastHeard() === null && onMissed());
    hear(liveUpdateEvents.missed, onMissed);
    hear(liveUpdateEvents.notice, ({ data }) => onNotice(JSON.parse(data)));
    opened.addEventListener(liveUpdateEvents.beat, awaitHeartbeat);
    opened.onopen = () => {
      openSince = Date.now();
    };
    // EventSource's own retry has no growing pause and stops at a refusal.
    opened.onerror = lose;
    awaitHeartbeat();

    function lose(): void {
      close();
      onLost?.();
      if (openSince !== undefined && Date.now() - openSince > stableMs) losses = 0;
      const pauseMs = pausesMs[Math.min(losses, pausesMs.length - 1)] ?? 0;
      losses += 1;
      // Spread the reconnections when a server has come back.
      mayOpenAt = Date.now() + pauseMs * (1 + Math.random() / 2);
      if (!document.hidden) openAfterPause();
    }

    function awaitHeartbeat(): void {
      clearTimeout(silence);
      silence = setTimeout(lose, silentMs);
    }

    function hear(event: string, take: (message: MessageEvent<string>) => void): void {
      opened.addEventListener(event, (message: MessageEvent<string>) => {
        awaitHeartbeat();
        take(message);
        onHeard(message.lastEventId);
      });
    }
  }

  /** Hiding and showing the page during a pause does not cut it short. */
  function openAfterPause(): void {
    clearTimeout(timer);
    const pauseMs = mayOpenAt - Date.now();
    if (connection || pauseMs <= 0) open();
    else timer = setTimeout(open, pauseMs);
  }

  function close(): void {
    clearTimeout(timer);
    clearTimeout(silence);
    connection?.close();
    connection = undefined;
  }

  function followVisibility(): void {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(close, hiddenMs);
    else openAfterPause();
  }

  document.addEventListener('visibilitychange', followVisibility);
  if (!document.hidden) openAfterPause();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    close();
  };
}

function addressAfter(lastEventId: string | null): string {
  return addressOf('GET /api/admin/events', lastEventId === null ? {} : { query: { lastEventId } });
}
