import { startSandbox } from 'payment-sandbox';
import { handledEvents } from '#api/commerce/payments/stripe/handled-events';

export interface Provider {
  url: string;
  /** The time that the provider has taken for requests so far. */
  spentMs(): number;
  /** Resolves when the provider has sent all its events, and returns those since the last call. */
  takeEvents(): Promise<SentEvent[]>;
  stop(): Promise<void>;
}

export type SentEvent = { body: string; signature: string };

/**
 * Starts the payment sandbox behind a proxy that adds up how long its answers take. Its events are
 * collected instead of delivered.
 */
export async function startProvider(webhookSecret: string): Promise<Provider> {
  const events: SentEvent[] = [];
  let spentMs = 0;
  const proxy = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    routes: {
      '/events': async (request) => {
        const signature = request.headers.get('stripe-signature') ?? '';
        events.push({ body: await request.text(), signature });
        return Response.json({ received: true });
      },
    },
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const startedAt = performance.now();
      const { method, headers } = request;
      const body = method === 'GET' ? null : await request.arrayBuffer();
      const answer = await fetch(sandbox.url + pathname + search, { method, headers, body });
      const bytes = await answer.arrayBuffer();
      spentMs += performance.now() - startedAt;
      return new Response(bytes, answer);
    },
  });
  const sandbox = await startSandbox({
    port: 0,
    file: ':memory:',
    secretKey: 'sk_test_sandbox',
    webhook: {
      url: `http://127.0.0.1:${proxy.port}/events`,
      secret: webhookSecret,
      enabledEvents: [...handledEvents],
    },
  });
  return {
    url: `http://127.0.0.1:${proxy.port}`,
    spentMs: () => spentMs,
    async takeEvents() {
      await sandbox.webhooks.settled();
      return events.splice(0);
    },
    async stop() {
      await sandbox.stop();
      await proxy.stop(true);
    },
  };
}
