import { publish } from '#api/platform/publish';
import { webhookEvents } from '#db/schema/webhooks';
import { mapConcurrently } from '../map-concurrently.ts';
import { cookieOf } from '../people.ts';
import type { Outcome } from './outcome.ts';
import { admin, openGamedayShop } from './shop.ts';
import { createVisitors } from './visitors.ts';

const count = 10_000;
/** So that an event arrives within minutes: later attempts wait for hours. */
const maxRefusals = 3;
const timeoutMs = 20 * 60_000;

/**
 * A program gets many events, fails a third of the time, and the shop dies in between. Each event arrives
 * at least once.
 */
export async function sendWebhooks(): Promise<Outcome> {
  const shop = await openGamedayShop(['all']);
  const [server] = shop.processes;
  const attempts = new Map<string, number>();
  const accepted = new Map<string, number>();
  let refusals = 0;
  const receiver = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch({ headers }) {
      const id = headers.get('webhook-id') ?? '';
      const earlier = attempts.get(id) ?? 0;
      attempts.set(id, earlier + 1);
      if (earlier < maxRefusals && Math.random() < 1 / 3) {
        refusals += 1;
        return new Response(null, { status: 500 });
      }
      accepted.set(id, (accepted.get(id) ?? 0) + 1);
      return new Response(null, { status: 204 });
    },
  });
  try {
    const visitors = createVisitors(shop.web.map(({ url }) => url));
    const cookie = cookieOf(await visitors.send('POST', '/api/admin/login', { body: admin }));
    const body = { url: `http://127.0.0.1:${receiver.port}/`, events: ['order.paid'] };
    await visitors.send('POST', '/api/admin/webhooks', { body, cookie });
    const startedAt = performance.now();
    const numbers = Array.from({ length: count }, (_, n) => n);
    const writing = mapConcurrently(numbers, 5, (n) =>
      publish(shop.db, { kind: 'order.paid', id: 0, name: `order ${n}`, by: null }),
    );
    await until(() => accepted.size >= count / 3);
    await server?.end('SIGKILL');
    await server?.start();
    await writing;
    await until(() => accepted.size === count);
    const seconds = (performance.now() - startedAt) / 1000;
    const events = await shop.db.select({ id: webhookEvents.id }).from(webhookEvents);
    const sent = [...attempts.values()].reduce((sum, times) => sum + times, 0);
    const twice = [...accepted.values()].filter((times) => times > 1).length;
    console.info(
      `  ${events.length} events: ${sent} attempts, ${refusals} refused, in ${seconds.toFixed(0)} s; accepted twice: ${twice}`,
    );
    const lost = events.filter(({ id }) => !accepted.has(id)).map(({ id }) => `event ${id}`);
    return { tried: sent, lost, doubled: [], wrong: [], longestGapMs: 0 };
  } finally {
    await receiver.stop(true);
    await shop.close();
  }
}

async function until(isDone: () => boolean): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!isDone() && performance.now() < deadline) await Bun.sleep(100);
}
