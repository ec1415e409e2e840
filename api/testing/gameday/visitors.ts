import { pay } from '../orders.ts';
import { cookieOf, password } from '../people.ts';

/** Of a customer: long enough for a process to be replaced. */
const timeoutMs = 20_000;

export type Sale = { email: string; orderId: string; sessionId: string };

/** What the load has seen. */
export type Tally = {
  tried: number;
  sales: Sale[];
  /** Sentences about what a retry did not hide. */
  wrong: string[];
  /** Requests that were answered only when repeated. */
  retried: number;
  /** The longest time in which no request was answered. */
  longestGapMs: number;
};

export type Visitors = ReturnType<typeof createVisitors>;

/**
 * Sends requests like browsers do, to one process after another: a failed one is repeated, with the same
 * ids, to the next.
 */
export function createVisitors(processes: readonly string[]) {
  const tally: Tally = { tried: 0, sales: [], wrong: [], retried: 0, longestGapMs: 0 };
  let answeredAt = performance.now();
  let visitors = 0;
  let sent = 0;

  return { tally, send, buy, signUp, buyUntil };

  /** Sends from a network of its own, because limits count by network. */
  async function send(
    method: string,
    path: string,
    { body, file, cookie, url, network = nextNetwork() }: RequestOptions = {},
  ): Promise<Response> {
    const headers = {
      'x-forwarded-for': network,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': 'application/octet-stream' }),
      ...(cookie && { cookie }),
    };
    const content = file ?? (body === undefined ? undefined : JSON.stringify(body));
    const init = { method, headers, ...(content !== undefined && { body: content }) };
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      sent += 1;
      const target = url ?? processes[sent % processes.length];
      const response = await fetch(`${target}${path}`, init).catch(() => null);
      if (response && response.status < 500) {
        const now = performance.now();
        tally.longestGapMs = Math.max(tally.longestGapMs, now - answeredAt);
        answeredAt = now;
        return response;
      }
      if (performance.now() > deadline) {
        throw new Error(`${method} ${path} failed for ${timeoutMs / 1000} s: ${response?.status}`);
      }
      tally.retried += 1;
      await Bun.sleep(50);
    }
  }

  async function buy(productId: number): Promise<void> {
    const email = `buyer-${crypto.randomUUID()}@example.com`;
    const body = {
      productId,
      checkoutId: crypto.randomUUID(),
      customerName: 'Ada Lovelace',
      customerEmail: email,
    };
    tally.tried += 1;
    try {
      const created = await send('POST', '/api/orders/create-checkout', { body });
      if (created.status !== 201) throw new Error(`checkout: ${await created.text()}`);
      const { url, orderId, sessionId } = await created.json();
      await pay(url);
      await untilPaid(sessionId);
      tally.sales.push({ email, orderId, sessionId });
    } catch (error) {
      tally.wrong.push(error instanceof Error ? error.message : String(error));
    }
  }

  async function untilPaid(sessionId: string): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      const answer = await send('GET', `/api/checkout/sessions/${sessionId}`);
      if ((await answer.json()).status === 'paid') return;
      if (performance.now() > deadline) throw new Error(`${sessionId} was not paid in time`);
      await Bun.sleep(50);
    }
  }

  async function signUp(url?: string) {
    const email = `customer-${crypto.randomUUID()}@example.com`;
    const body = { email, password, firstName: 'Ada', lastName: 'Lovelace' };
    const response = await send('POST', '/api/register', { body, ...(url && { url }) });
    return { email, cookie: cookieOf(response) };
  }

  /** Buys with several visitors at once until `work` is done. */
  async function buyUntil(work: Promise<unknown>, productId: number, buyers: number) {
    let isDone = false;
    answeredAt = performance.now();
    const keepBuying = async () => {
      while (!isDone) await buy(productId);
    };
    const buying = Array.from({ length: buyers }, keepBuying);
    await work.finally(() => {
      isDone = true;
    });
    await Promise.all(buying);
  }

  function nextNetwork(): string {
    visitors += 1;
    return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  }
}

/** `body`: sent as JSON. */
type RequestOptions = {
  body?: unknown;
  file?: Uint8Array<ArrayBuffer>;
  cookie?: string;
  url?: string;
  network?: string;
};
