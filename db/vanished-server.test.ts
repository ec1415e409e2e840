import { afterEach, beforeEach, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { findConnectionErrorCode } from './connection-error.ts';
import { openPostgres } from './postgres.ts';
import { scriptedPostgres } from './testing/scripted-postgres.ts';

let server: Awaited<ReturnType<typeof scriptedPostgres>>;
let database: Database;

beforeEach(async () => {
  server = await scriptedPostgres();
  database = await openPostgres(server.url, {
    poolSize: 1,
    statementTimeoutMs: 200,
    connectTimeoutMs: 1000,
    prepare: async () => {},
  });
  await database.db.execute(sql`select 1`);
});

afterEach(async () => {
  await database.close();
  server.stop();
});

test('a server that vanished fails every query as if it could not be reached', async () => {
  server.behave('silent');
  const errors = await Promise.all(
    [0, 150, 300, 450].map(async (delayMs) => {
      await Bun.sleep(delayMs);
      return database.db.execute(sql`select 2`).catch((error) => error);
    }),
  );
  for (const error of errors) expect(findConnectionErrorCode(error)).toMatch(/^CONNECT/);
});

test('a server that vanished fails a transaction, and is used once it is back', async () => {
  const before = server.countConnections();
  const failing = database.db.transaction(async (tx) => {
    server.behave('silent');
    await tx.execute(sql`select 2`);
  });
  const error = await failing.catch((error) => error);
  expect(findConnectionErrorCode(error)).toBe('CONNECTION_CLOSED');
  server.behave('answer');
  await database.db.execute(sql`select 3`);
  expect(server.countConnections()).toBe(before + 1);
});

test('a connection without queries stays open', async () => {
  const before = server.countConnections();
  await database.db.transaction(async (tx) => {
    await Bun.sleep(700);
    await tx.execute(sql`select 2`);
  });
  expect(server.countConnections()).toBe(before);
});
