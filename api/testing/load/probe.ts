/** Sends a request over a connection of its own, as a visitor does who just came. */
export async function probe(url: string, init: RequestInit = {}) {
  const startedAt = performance.now();
  const headers = { 'x-forwarded-for': '192.0.2.1', connection: 'close', ...init.headers };
  const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(60_000) });
  const text = await response.text();
  const { status } = response;
  return { status, headers: response.headers, text, ms: performance.now() - startedAt };
}

/** How long a page and a search take, one after another, and the answers that weren't a 200. */
export async function probeVisits(url: string, { count, pauseMs }: Visits) {
  const times: number[] = [];
  const failed: string[] = [];
  for (let visit = 0; visit < count; visit++) {
    for (const path of ['/', `/api/products?q=${visit}`]) {
      const { status, ms } = await probe(`${url}${path}`);
      times.push(ms);
      if (status !== 200) failed.push(`${path} answered ${status}`);
    }
    await Bun.sleep(pauseMs);
  }
  return { times, failed };
}

type Visits = { count: number; pauseMs: number };

/** Durations in a sentence. */
export function percentiles(durationsMs: number[]): string {
  const sorted = durationsMs.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  return `${at(0.5)} ms (median), ${at(0.99)} ms (99 %)`;
}
