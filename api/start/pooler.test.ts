import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { anOpenShop } from '#api/testing/open-shop';
import { createPool } from '#db/pool';
import { testDatabase } from '#db/testing/database';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../../.ci/pgbouncer.ts';
import { explainStartError } from './explain-start-error.ts';
import { findPoolerProblems } from './open-database.ts';

const database = testDatabase();
const serverUrl = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || '';
const canRun = serverUrl !== '' && hasPgBouncer;
if (serverUrl && !hasPgBouncer) {
  console.info('Skipped: tests behind a pooler need Debian’s package pgbouncer.');
}

describe.skipIf(!canRun)('behind PgBouncer in transaction mode', () => {
  const name = `pooled_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = createPool(serverUrl, 1);
  const secret = 'a secret of tests: 32 or more characters';
  let pooler: PgBouncer;
  let env: Record<'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'SESSION_SECRET' | 'VAULT_KEY', string>;

  beforeAll(async () => {
    await admin.query(`create database ${name}`);
    pooler = await startPgBouncer(serverUrl);
    env = {
      DATABASE_URL: new URL(`/${name}`, pooler.url).href,
      DATABASE_DIRECT_URL: new URL(`/${name}`, serverUrl).href,
      SESSION_SECRET: secret,
      VAULT_KEY: secret,
    };
  });
  afterAll(async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await Promise.all([admin.end(), pooler.stop()]);
  });

  test('a shop with a direct URL is ready, and says which limits the pooler must set', async () => {
    const shop = await anOpenShop(env);
    try {
      let ready = await shop.app.handle(new Request('http://localhost:3000/api/ready'));
      // A busy machine may need longer than a check may take.
      while (ready.status !== 200) {
        await Bun.sleep(100);
        ready = await shop.app.handle(new Request('http://localhost:3000/api/ready'));
      }
      expect(shop.said).toEqual([
        expect.stringContaining('DATABASE_STATEMENT_TIMEOUT has no effect'),
        expect.stringContaining("connect_query = 'set lock_timeout = 10000'"),
      ]);
      expect(
        await findPoolerProblems(shop.database, { directUrl: env.DATABASE_DIRECT_URL }),
      ).toEqual([]);
    } finally {
      await shop.close();
    }
  }, 60_000);

  test('a shop gets every answer, with more queries at once than connections', async () => {
    const shop = await anOpenShop({ ...env, DATABASE_POOL_SIZE: '2' });
    const { db } = shop.database;
    const isFixed = (index: number) => index % 3 === 0;
    const ask = (index: number) =>
      db.execute<{ number: number }>(
        isFixed(index) ? sql`select 0 as number` : sql`select ${index}::int as number`,
      );
    try {
      const answers = await Promise.all(Array.from({ length: 600 }, (_, index) => ask(index)));
      const numbers = (answers as { rows: { number: number }[] }[]).map(
        ({ rows }) => rows[0]?.number,
      );
      expect(numbers).toEqual(numbers.map((_, index) => (isFixed(index) ? 0 : index)));
    } finally {
      await shop.close();
    }
  }, 60_000);

  test('a shop without one refuses to start, and says what to set', async () => {
    const error = await anOpenShop({ ...env, DATABASE_DIRECT_URL: '' }).catch((error) => error);
    expect(explainStartError(error, 3000)).toContain('Set DATABASE_DIRECT_URL');
  }, 60_000);
});

test('notifications that never arrive are reported with what they take away', async () => {
  const unheard = {
    db: database().db,
    engine: { kind: 'server', url: '' } as const,
    probeListeners: () => Promise.reject(new Error('No notification arrived on catalog')),
  };
  expect(await findPoolerProblems(unheard, {})).toEqual([
    expect.stringMatching(
      /^Database notifications aren’t arriving: .*live updates.*set DATABASE_DIRECT_URL/,
    ),
  ]);
});
