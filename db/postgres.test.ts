import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { isQueryTimeout } from './connection-error.ts';
import { openPostgres } from './postgres.ts';
import { testDatabase } from './testing/database.ts';
import { scriptedPostgres } from './testing/scripted-postgres.ts';

const database = testDatabase();

describe.skipIf(!process.env.DATABASE_URL)('the limits of a connection', () => {
  let limited: Database;
  beforeAll(async () => {
    const { engine } = database();
    const limits = { poolSize: 2, statementTimeoutMs: 100, lockTimeoutMs: 50 };
    if (engine.kind === 'server') limited = await openPostgres(engine.url, limits);
  });
  afterAll(() => limited?.close());

  test('end a query that takes too long', async () => {
    const error = await limited.db.execute(sql`select pg_sleep(60)`).catch((error) => error);
    expect(error).toMatchObject({ cause: { code: '57014' } });
    expect(isQueryTimeout(error)).toBe(true);
  });

  test('end the wait for a lock before that', async () => {
    await database().db.transaction(async (tx) => {
      await tx.execute(sql`lock table products`);
      const error = await limited.db.execute(sql`table products`).catch((error) => error);
      expect(error).toMatchObject({ cause: { code: '55P03' } });
      expect(isQueryTimeout(error)).toBe(true);
    });
  });

  test('open no more connections than the pool may have', async () => {
    const pids = sql<number>`pg_backend_pid()`;
    const rows = await Promise.all(
      Array.from({ length: 20 }, () => limited.db.select({ pid: pids }).from(sql`pg_sleep(0.01)`)),
    );
    expect(new Set(rows.flat().map(({ pid }) => pid)).size).toBe(2);
  });

  test('replace those of the database, even by none', async () => {
    const { db, engine } = database();
    if (engine.kind !== 'server') throw new Error('Not on a server');
    const name = sql.identifier(new URL(engine.url).pathname.slice(1));
    await db.execute(sql`alter database ${name} set statement_timeout = '50s'`);
    await db.execute(sql`alter database ${name} set lock_timeout = '50s'`);
    const limits = { statementTimeoutMs: 0, lockTimeoutMs: 0 };
    const unlimited = await openPostgres(engine.url, limits);
    try {
      const rows = await unlimited.db
        .select({ setting: sql`setting` })
        .from(sql`pg_settings`)
        .where(sql`name in ('statement_timeout', 'lock_timeout')`);
      expect(rows).toEqual([{ setting: '0' }, { setting: '0' }]);
    } finally {
      await unlimited.close();
      await db.execute(sql`alter database ${name} reset all`);
    }
  });

  test('don’t end a migration', async () => {
    const { engine } = database();
    if (engine.kind !== 'server') throw new Error('Not on a server');
    const seen: unknown[] = [];
    const slow = await openPostgres(engine.url, {
      statementTimeoutMs: 50,
      prepare: async (db) => seen.push(await db.execute(sql`select pg_sleep(0.1)`)),
    });
    await slow.close();
    expect(seen).toHaveLength(1);
  });
});

test('a connection of a pooler gets a query when the one before is answered', async () => {
  const pooler = await scriptedPostgres();
  pooler.behave('forget what is sent ahead');
  const options = { directUrl: pooler.url, poolSize: 1, prepare: async () => {} };
  const { db, close } = await openPostgres(pooler.url, options);
  const change = () => db.transaction((tx) => tx.execute(sql`insert`));
  await Promise.all([...Array.from({ length: 9 }, () => db.execute(sql`select`)), change()]);
  expect(pooler.heard.join()).toContain('begin,insert,commit');
  await close();
  pooler.stop();
});
