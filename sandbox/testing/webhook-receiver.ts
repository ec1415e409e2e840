export { signatureOf } from '../webhooks/signature.ts';

import type { StoredEvent } from '../protocol/wire.ts';

export interface ReceivedWebhook {
  signature: string;
  body: string;
  event: StoredEvent;
}

export interface WebhookReceiver extends Disposable {
  url: string;
  received: ReceivedWebhook[];
  /** Sets the status of later responses. */
  answerWith(status: number): void;
  /** Resolves once `count` webhooks have arrived. */
  waitFor(count: number): Promise<ReceivedWebhook[]>;
  types(): string[];
}

/** A server that records the webhooks it receives. */
export function startWebhookReceiver(): WebhookReceiver {
  const received: ReceivedWebhook[] = [];
  const waiting = new Set<{ count: number; resolve(received: ReceivedWebhook[]): void }>();
  let status = 200;
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const body = await request.text();
      const signature = request.headers.get('stripe-signature') ?? '';
      received.push({ signature, body, event: JSON.parse(body) });
      for (const wait of waiting) {
        if (received.length >= wait.count) wait.resolve(received);
      }
      return new Response(null, { status });
    },
  });
  return {
    url: `${server.url.origin}/webhooks`,
    received,
    answerWith(next) {
      status = next;
    },
    waitFor: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve(received);
        else waiting.add({ count, resolve });
      }),
    types: () => received.map(({ event }) => event.type),
    [Symbol.dispose]: () => void server.stop(true),
  };
}
