import { liveUpdateEvents } from '#contract/live-updates';
import { readEvents } from '../event-stream.ts';

const reopenAfterMs = 50;

export type LivePage = ReturnType<typeof openLivePage>;

type IsMeant = (data: unknown) => boolean;

type Heard = { event: string; at: number; data: unknown };

/** An admin page that listens for live updates, and connects again as a browser does. */
export function openLivePage({ url, cookie, network = '192.0.2.2' }: Options) {
  const heard: Heard[] = [];
  const leaving = new AbortController();
  let lastEventId = '';
  let isOpen = false;
  void keepListening();

  return {
    isOpen: () => isOpen,

    /** When the first update that `isMeant` arrived after that time, or that some were missed. */
    async untilHeard(since: number, isMeant: IsMeant, timeoutMs: number): Promise<number | null> {
      const deadline = performance.now() + timeoutMs;
      for (;;) {
        const first = heard.find(
          ({ at, event, data }) =>
            at >= since &&
            (event === liveUpdateEvents.missed ||
              (event === liveUpdateEvents.notice && isMeant(data))),
        );
        if (first) return first.at;
        if (performance.now() > deadline) return null;
        await Bun.sleep(2);
      }
    },

    countHeard: (isMeant: IsMeant) =>
      heard.filter(({ event, data }) => event === liveUpdateEvents.notice && isMeant(data)).length,

    close: () => leaving.abort(),
  };

  async function keepListening(): Promise<void> {
    while (!leaving.signal.aborted) {
      await listen().catch(() => undefined);
      isOpen = false;
      if (!leaving.signal.aborted) await Bun.sleep(reopenAfterMs);
    }
  }

  async function listen(): Promise<void> {
    const query = lastEventId && `?${new URLSearchParams({ lastEventId })}`;
    const response = await fetch(`${url}/api/admin/events${query}`, {
      headers: { cookie, 'x-forwarded-for': network },
      signal: leaving.signal,
    });
    if (!response.ok) return;
    const events = readEvents(response);
    for (let next = await events.next(); next; next = await events.next()) {
      isOpen = true;
      lastEventId = next.id || lastEventId;
      heard.push({ event: next.event, at: performance.now(), data: next.data });
    }
  }
}

type Options = { url: string; cookie: string; network?: string };
