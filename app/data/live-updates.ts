import { heartbeatMs, type LiveUpdate, liveUpdateEvents } from '#contract/live-updates';
import { addressOf } from './address.ts';

/** Pauses before a lost line is opened again: longer and longer. */
const pausesMs = [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000, 120_000, 300_000] as const;
/** A line that has stood so long was a good one: the next pause is the shortest again. */
const stoodMs = 30_000;
/** A page that is out of sight for longer than a glance elsewhere leaves its place to others. */
const outOfSightMs = 5000;
/** A line that is silent for two beats, and a little, is lost, whatever the browser thinks. */
const silentMs = 2 * heartbeatMs + 5000;

type Listener = {
  /** Of the last event that was heard, also by an earlier line; null: none yet. */
  lastHeard: () => string | null;
  onHeard: (eventId: string) => void;
  onNotice: (notice: LiveUpdate) => void;
  /** Something may have happened unheard. */
  onMissed: () => void;
};

/**
 * Listens to what happens in the shop while the page is in sight; answers how to stop. While the
 * line is down nothing is said: what is shown is as fresh as it was, and is fetched anew afterwards
 * if something has happened meanwhile.
 */
export function subscribeToLiveUpdates({
  lastHeard,
  onHeard,
  onNotice,
  onMissed,
}: Listener): () => void {
  let line: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let losses = 0;
  let mayOpenAt = 0;

  function open(): void {
    clearTimeout(timer);
    if (line) return;
    let stoodSince: number | undefined;
    const opened = new EventSource(addressAfter(lastHeard()));
    line = opened;
    // The page was loaded before anybody listened for it, perhaps long before.
    hear(liveUpdateEvents.ready, () => lastHeard() === null && onMissed());
    hear(liveUpdateEvents.missed, onMissed);
    hear(liveUpdateEvents.notice, ({ data }) => onNotice(JSON.parse(data)));
    opened.addEventListener(liveUpdateEvents.beat, awaitBeat);
    opened.onopen = () => {
      stoodSince = Date.now();
    };
    // A browser’s own way of trying again knows no growing pause, and ends at a refusal.
    opened.onerror = lose;
    awaitBeat();

    function lose(): void {
      close();
      if (stoodSince !== undefined && Date.now() - stoodSince > stoodMs) losses = 0;
      const pauseMs = pausesMs[Math.min(losses, pausesMs.length - 1)] ?? 0;
      losses += 1;
      // Not everybody at once, when a server has come back.
      mayOpenAt = Date.now() + pauseMs * (1 + Math.random() / 2);
      if (!document.hidden) openInTime();
    }

    function awaitBeat(): void {
      clearTimeout(silence);
      silence = setTimeout(lose, silentMs);
    }

    function hear(event: string, take: (message: MessageEvent<string>) => void): void {
      opened.addEventListener(event, (message: MessageEvent<string>) => {
        awaitBeat();
        take(message);
        onHeard(message.lastEventId);
      });
    }
  }

  /** Whoever looks away and back during a pause does not cut it short. */
  function openInTime(): void {
    clearTimeout(timer);
    const pauseMs = mayOpenAt - Date.now();
    if (line || pauseMs <= 0) open();
    else timer = setTimeout(open, pauseMs);
  }

  function close(): void {
    clearTimeout(timer);
    clearTimeout(silence);
    line?.close();
    line = undefined;
  }

  function look(): void {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(close, outOfSightMs);
    else openInTime();
  }

  document.addEventListener('visibilitychange', look);
  if (!document.hidden) openInTime();
  return () => {
    document.removeEventListener('visibilitychange', look);
    close();
  };
}

function addressAfter(lastEventId: string | null): string {
  return addressOf('GET /api/admin/events', lastEventId === null ? {} : { query: { lastEventId } });
}
