import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { findConnectionErrorCode } from './connection-error.ts';
import { openPostgres } from './postgres.ts';
import { scriptedPostgres } from './testing/scripted-postgres.ts';

let server: Awaited<ReturnType<typeof scriptedPostgres>>;
let database: Database;

beforeEach(async () => {
  server = await scriptedPostgres();
  database = await openPostgres(server.url, { poolSize: 1, prepare: async () => {} });
});

afterEach(async () => {
  await database.close();
  server.stop();
});

describe('a server that is a standby at first, after a lost connection,', () => {
  test('is listened to once it is the primary', async () => {
    const notices: string[] = [];
    await database.listen('catalog', (payload) => notices.push(payload));
    await failOver();
    await until(() => server.heard.at(-1)?.includes('listen "catalog"'));
    await until(() => notices.length === 2);
  });

  test('fails queries as if it could not be reached, and runs them once it is the primary', async () => {
    await database.db.execute(sql`select 1`);
    server.behave('be a standby');
    server.cut('reset');
    await database.db.execute(sql`select 1`).catch(() => 'lost');
    for (let times = 0; times < 3; times++) {
      const error = await database.db.execute(sql`select 2`).catch((error) => error);
      expect(findConnectionErrorCode(error)).toMatch(/^CONNECTION_/);
    }
    server.behave('answer');
    await until(() =>
      database.db.execute(sql`select 3`).then(
        () => true,
        () => false,
      ),
    );
    expect(server.heard.flat()).not.toContain('select 2');
  });

  /** Returns once the listening connection has found the standby. */
  async function failOver(): Promise<void> {
    const before = server.countConnections();
    server.behave('be a standby');
    server.cut('end');
    await until(() => server.countConnections() > before);
    await Bun.sleep(50);
    server.behave('answer');
  }
});

async function until(isSo: () => unknown): Promise<void> {
  while (!(await isSo())) await Bun.sleep(20);
}
