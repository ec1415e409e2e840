import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';
import { createListeners, type Listeners } from './listeners.ts';
import { Client, createPool } from './pool.ts';
import { testDatabase } from './testing/database.ts';

const database = testDatabase();

describe.skipIf(!process.env.DATABASE_URL)('a probe of the listening connections', () => {
  const clients: (pg.Pool | Listeners)[] = [];
  const heard: string[] = [];
  let url = '';

  beforeAll(() => {
    const { engine } = database();
    if (engine.kind === 'server') url = engine.url;
  });
  afterAll(async () => {
    for (const client of clients) await ('end' in client ? client.end() : client.close());
  });

  /** Listens on the test's database and sends from a database of that server. */
  async function listening(senderUrl: string): Promise<Listeners> {
    const sender = createPool(senderUrl, 1);
    const listeners = createListeners({ connect: () => new Client(url), notify: via(sender) });
    clients.push(sender, listeners);
    for (const channel of ['catalog', 'orders'] as const) {
      await listeners.listen(channel, (payload) => heard.push(payload));
    }
    return listeners;
  }

  test('arrives on every channel, and reaches no listener', async () => {
    const listeners = await listening(url);
    heard.length = 0;
    await listeners.probe(10_000);
    expect(heard).toEqual([]);
  });

  test('names the channels on which nothing arrives', async () => {
    const listeners = await listening(process.env.DATABASE_URL ?? '');
    await expect(listeners.probe(200)).rejects.toThrow(
      'No notification arrived on catalog, orders',
    );
  });

  test('replaces a connection that a proxy keeps open although nothing answers on it', async () => {
    const proxy = await proxyTo(new URL(url));
    const sender = createPool(url, 1);
    const listeners = createListeners({
      connect: () => new Client(proxy.url),
      notify: via(sender),
      heartbeat: { everyMs: 50, timeoutMs: 1000 },
    });
    clients.push(sender, listeners);
    const { promise, resolve } = Promise.withResolvers<void>();
    await listeners.listen('catalog', (payload) => payload === 'after' && resolve());
    proxy.silence();
    const sending = setInterval(() => via(sender)('catalog', 'after'), 100);
    await promise.finally(() => clearInterval(sending));
    await listeners.probe(10_000);
    proxy.stop();
  });
});

const via = (sender: pg.Pool) => (channel: string, payload: string) =>
  sender.query('select pg_notify($1, $2)', [channel, payload]);

/** Forwards connections to a server. Those that are open can be silenced, and stay open. */
async function proxyTo(target: URL) {
  const pairs: [Socket, Socket][] = [];
  const server = createServer((inward) => {
    const outward = connect(Number(target.port), target.hostname);
    pairs.push([inward, outward]);
    inward.pipe(outward).pipe(inward);
    for (const socket of [inward, outward]) socket.on('error', () => {});
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const url = new URL(target);
  const address = server.address();
  if (typeof address === 'object' && address) url.port = String(address.port);
  return {
    url: url.href,
    silence() {
      for (const [inward, outward] of pairs) {
        inward.unpipe(outward);
        outward.unpipe(inward);
      }
    },
    stop() {
      for (const socket of pairs.flat()) socket.destroy();
      server.close();
    },
  };
}
