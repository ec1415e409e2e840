/** Every 20 ms: 50 a second. */
const everyMs = 20;
/** Longer than the shop’s own limits of queries. A browser would wait no longer. */
const timeoutMs = 40_000;

type Target = { urls: string[]; cookie: string; tickets: string[] };

export type SteadyWrites = ReturnType<typeof startWrites>;

/** Adds internal notes at a steady pace, whether or not earlier ones were answered. */
export function startWrites({ urls, cookie, tickets }: Target) {
  const acknowledged: string[] = [];
  const wrong = new Map<string, number>();
  const open = new Set<Promise<void>>();
  const span = { longestGapMs: 0, refused: 0, slowestMs: 0 };
  let longestGapMs = 0;
  let acknowledgedAt = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const writing = write().finally(() => open.delete(writing));
    open.add(writing);
  }, everyMs);

  return {
    acknowledged,
    wrong,
    sent: () => sent,
    longestGapMs: () => longestGapMs,

    /** What happened since the last call. */
    takeSpan() {
      const taken = { ...span, longestGapMs: Math.max(span.longestGapMs, sinceLast()) };
      Object.assign(span, { longestGapMs: 0, refused: 0, slowestMs: 0 });
      return taken;
    },

    /** Waits until one that is sent from now on is acknowledged. */
    async untilAcknowledged(timeoutMs: number): Promise<void> {
      const [first, deadline] = [sent, performance.now() + timeoutMs];
      while (!acknowledged.some((text) => numberOf(text) >= first)) {
        if (performance.now() > deadline) throw new Error(`No write for ${timeoutMs / 1000} s`);
        await Bun.sleep(50);
      }
    },

    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all(open);
    },
  };

  function sinceLast(): number {
    return performance.now() - acknowledgedAt;
  }

  async function write(): Promise<void> {
    const number = sent;
    sent += 1;
    const message = `Note ${number} ${crypto.randomUUID()}`;
    const [url, ticket] = [urls[number % urls.length], tickets[number % tickets.length]];
    const startedAt = performance.now();
    const response = await fetch(`${url}/api/support/${ticket}/messages`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ message, internal: true }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => error.name);
    span.slowestMs = Math.max(span.slowestMs, performance.now() - startedAt);
    if (typeof response === 'string') return count(`no response: ${response}`);
    if (response.status !== 201) return check(response);
    acknowledged.push(message);
    span.longestGapMs = Math.max(span.longestGapMs, sinceLast());
    longestGapMs = Math.max(longestGapMs, span.longestGapMs);
    acknowledgedAt = performance.now();
  }

  /** A refusal says when to come back, and nothing of the inside. */
  async function check(response: Response): Promise<void> {
    span.refused += 1;
    const { status, headers } = response;
    const text = await response.text();
    const isProblem = headers.get('content-type') === 'application/problem+json';
    const isProper =
      isProblem && Number(headers.get('retry-after')) > 0 && !text.includes('    at ');
    if (status !== 503 || !isProper) count(`${status}: ${text}`);
  }

  function count(sentence: string): void {
    wrong.set(sentence, (wrong.get(sentence) ?? 0) + 1);
  }
}

function numberOf(text: string): number {
  return Number(text.split(' ')[1]);
}
