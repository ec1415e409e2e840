import type { StoredEvent } from '../protocol/wire.ts';

export interface Letter {
  signature: string;
  body: string;
  event: StoredEvent;
}

export interface Inbox extends Disposable {
  url: string;
  letters: Letter[];
  /** The status of all answers to come. */
  answerWith(status: number): void;
  /** Resolves with the letters once there are that many. */
  until(count: number): Promise<Letter[]>;
  types(): string[];
}

/** The shop's side of the webhooks. */
export function openInbox(): Inbox {
  const letters: Letter[] = [];
  const waiters = new Set<{ count: number; resolve(letters: Letter[]): void }>();
  let status = 200;
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const body = await request.text();
      const signature = request.headers.get('stripe-signature') ?? '';
      letters.push({ signature, body, event: JSON.parse(body) });
      for (const waiter of waiters) {
        if (letters.length >= waiter.count) waiter.resolve(letters);
      }
      return new Response(null, { status });
    },
  });
  return {
    url: `${server.url.origin}/webhooks`,
    letters,
    answerWith(next) {
      status = next;
    },
    until: (count) =>
      new Promise((resolve) => {
        if (letters.length >= count) resolve(letters);
        else waiters.add({ count, resolve });
      }),
    types: () => letters.map(({ event }) => event.type),
    [Symbol.dispose]: () => void server.stop(true),
  };
}
