import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import postgres from 'postgres';
import { createListeners, type Listeners } from './listeners.ts';
import { testDatabase } from './testing/database.ts';

const database = testDatabase();

describe.skipIf(!process.env.DATABASE_URL)('a probe of the listening connections', () => {
  const clients: (postgres.Sql | Listeners)[] = [];
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
    const sender = postgres(senderUrl, { max: 1, onnotice: () => {} });
    const listeners = createListeners({ url, settings: { onnotice: () => {} }, sender });
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
});
