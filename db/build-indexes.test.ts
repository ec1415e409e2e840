import { afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { MigrationRefused, migrate } from './migrate.ts';
import { createPool } from './pool.ts';
import * as schema from './schema/index.ts';
import { testDatabase } from './testing/database.ts';
import { laterVersions } from './testing/later-version.ts';

const database = testDatabase();
const { laterVersion } = laterVersions();
const marked = '-- Outside of a transaction\n';
const build = `${marked}create index concurrently if not exists later_idx on rate_limits (count);`;
let newest = 0;

beforeAll(async () => {
  newest = (await recorded()).at(-1) ?? 0;
});
afterEach(async () => {
  await database().db.execute(sql`drop index if exists later_idx`);
  await database().db.execute(
    sql`delete from drizzle.__drizzle_migrations where created_at > ${newest}`,
  );
});

async function recorded(): Promise<number[]> {
  const rows = await database()
    .db.select({ at: sql`created_at`.mapWith(Number) })
    .from(sql`drizzle.__drizzle_migrations`)
    .orderBy(sql`created_at`);
  return rows.map(({ at }) => at);
}

/** null: there is no index. */
async function isValid(): Promise<boolean | null> {
  const [row] = await database()
    .db.select({ valid: sql<boolean>`indisvalid` })
    .from(sql`pg_index where indexrelid = to_regclass('later_idx')`);
  return row?.valid ?? null;
}

test('a marked migration builds its index and is applied once', async () => {
  const folder = laterVersion(build);
  expect(await migrate(database().db, { folder })).toBe(1);
  expect(await isValid()).toBe(true);
  expect(await migrate(database().db, { folder })).toBe(0);
});

test('a marked migration that does something else is refused before it changes anything', async () => {
  const folder = laterVersion(`${marked}create table half (id int);`);
  await expect(migrate(database().db, { folder })).rejects.toThrow('only for');
  const [row] = await database().db.select({ found: sql`to_regclass('half')` }).from(sql`now()`);
  expect(row?.found).toBeNull();
  expect((await recorded()).at(-1)).toBe(newest);
});

describe.skipIf(!process.env.DATABASE_URL)('while the shop writes', () => {
  const insert = (subject: string) =>
    `insert into rate_limits values ('later', '${subject}', now(), 1)`;

  function connect() {
    const { engine } = database();
    if (engine.kind !== 'server') throw new Error('Not on a server');
    const client = createPool(engine.url, 1);
    return { client, db: drizzle(client, { schema, casing: 'snake_case' }) };
  }

  /** Runs `work` while a build waits for a transaction that wrote before it; then lets that one end. */
  async function whileBuilding(
    folder: ReturnType<typeof laterVersion>,
    work: (build: { pid: number; running: Promise<number> }) => Promise<void>,
  ): Promise<number> {
    const [earlier, migrator] = [connect(), connect()];
    const { rows } = await migrator.client.query('select pg_backend_pid() as pid');
    await earlier.client.query('begin');
    await earlier.client.query(insert(crypto.randomUUID()));
    const running = migrate(migrator.db, { folder }).finally(() => migrator.client.end());
    // It may be refused before anything waits for it.
    running.catch(() => {});
    try {
      while ((await isValid()) === null) await Bun.sleep(10);
      await work({ pid: rows[0].pid, running });
    } finally {
      await earlier.client.query('commit');
      await earlier.client.end();
    }
    return running;
  }

  test('a write doesn’t wait for the build of an index', async () => {
    const other = connect();
    const count = await whileBuilding(laterVersion(build), async () => {
      expect(await isValid()).toBe(false);
      await other.client.query(`set lock_timeout = '1s'`);
      await other.client.query(insert('during'));
    });
    await other.client.end();
    expect(count).toBe(1);
    expect(await isValid()).toBe(true);
  });

  test('a build that was interrupted is repeated', async () => {
    const folder = laterVersion(build);
    const interrupted = whileBuilding(folder, async ({ pid, running }) => {
      await database().db.execute(sql`select pg_terminate_backend(${pid}::integer)`);
      await running.catch(() => {});
    });
    await expect(interrupted).rejects.toThrow();
    expect(await isValid()).toBe(false);
    expect((await recorded()).at(-1)).toBe(newest);
    const { client, db } = connect();
    expect(await migrate(db, { folder }).finally(() => client.end())).toBe(1);
    expect(await isValid()).toBe(true);
  });

  test('a second process waits for the build of the first, and doesn’t hold it up', async () => {
    const folder = laterVersion(build);
    const second = connect();
    let waiting: Promise<number> | undefined;
    const first = await whileBuilding(folder, async () => {
      const refused = migrate(second.db, { folder, lockTimeoutMs: 200 });
      await expect(refused).rejects.toBeInstanceOf(MigrationRefused);
      waiting = migrate(second.db, { folder });
    });
    expect([first, await waiting]).toEqual([1, 0]);
    await second.client.end();
  });
});
