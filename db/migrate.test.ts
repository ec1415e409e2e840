import { afterAll, describe, expect, test } from 'bun:test';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { MigrationRefused, migrate, migrations } from './migrate.ts';
import { testDatabase } from './testing/database.ts';

const database = testDatabase();
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The migrations of a version that has one more, of these statements. */
function laterVersion(...statements: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  folders.push(folder);
  cpSync(migrations.migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal: { entries: { when: number; tag: string }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + folders.length;
  const entries = [...journal.entries, { when, tag: 'later', breakpoints: true }];
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  writeFileSync(join(folder, 'later.sql'), statements.join('--> statement-breakpoint\n'));
  return { migrationsFolder: folder };
}

async function recorded(): Promise<number> {
  const [row] = await database()
    .db.select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`drizzle.__drizzle_migrations`);
  return row?.count ?? 0;
}

/** What happens in there leaves no trace. */
async function undone(work: () => Promise<void>) {
  await database().db.execute(sql`create table drizzle.kept as table drizzle.__drizzle_migrations`);
  try {
    await work();
  } finally {
    await database().db.execute(sql`truncate drizzle.__drizzle_migrations`);
    await database().db.execute(sql`insert into drizzle.__drizzle_migrations table drizzle.kept`);
    await database().db.execute(sql`drop table drizzle.kept`);
  }
}

describe('a start', () => {
  test('runs nothing that was run before', async () => {
    const before = await recorded();
    await migrate(database().db);
    expect(await recorded()).toBe(before);
  });

  test('runs what a later version brings, once', async () => {
    await undone(async () => {
      const folder = laterVersion('create table later (id int);', 'insert into later values (1);');
      await migrate(database().db, { folder });
      await migrate(database().db, { folder });
      expect(await database().db.$count(sql`later`)).toBe(1);
      await database().db.execute(sql`drop table later`);
    });
  });

  test('keeps nothing of a migration that fails half way', async () => {
    const before = await recorded();
    const folder = laterVersion('create table half (id int);', 'insert into half values (1 / 0);');
    await expect(migrate(database().db, { folder })).rejects.toThrow();
    const [row] = await database().db.select({ found: sql`to_regclass('half')` }).from(sql`now()`);
    expect(row?.found).toBeNull();
    expect(await recorded()).toBe(before);
  });

  test('refuses a database that a newer version has migrated', async () => {
    await undone(async () => {
      await migrate(database().db, { folder: laterVersion('select 1;') });
      const refused = migrate(database().db);
      await expect(refused).rejects.toBeInstanceOf(MigrationRefused);
      await expect(refused).rejects.toThrow('Start the newer version that ran it');
    });
  });

  test('refuses a database whose migration had another text', async () => {
    await undone(async () => {
      await database().db.execute(
        sql`update drizzle.__drizzle_migrations set hash = 'another' where id = 3`,
      );
      const refused = migrate(database().db);
      await expect(refused).rejects.toBeInstanceOf(MigrationRefused);
      await expect(refused).rejects.toThrow('restore a backup from before it');
    });
  });
});

describe.skipIf(!process.env.DATABASE_URL)('beside other processes', () => {
  /** Another process, with a connection of its own. */
  async function holding(statement: string, work: () => Promise<void>) {
    const { engine } = database();
    if (engine.kind !== 'server') throw new Error('Not on a server');
    const other = postgres(engine.url, { max: 1, onnotice: () => {} });
    try {
      await other.begin(async (tx) => {
        await tx.unsafe(statement);
        await work();
      });
    } finally {
      await other.end();
    }
  }

  test('a start waits for another that migrates, but not for ever', async () => {
    await holding('select pg_advisory_xact_lock(7041776)', async () => {
      const refused = migrate(database().db, { lockTimeoutMs: 200 });
      await expect(refused).rejects.toBeInstanceOf(MigrationRefused);
      await expect(refused).rejects.toThrow('has not finished within 0.2 s');
    });
  });

  test('a table that an old version uses ends the start with a sentence', async () => {
    const folder = laterVersion('alter table orders add column later int;');
    await holding('lock table orders in access share mode', async () => {
      const refused = migrate(database().db, { lockTimeoutMs: 200, folder });
      await expect(refused).rejects.toBeInstanceOf(MigrationRefused);
      await expect(refused).rejects.toThrow('Stop every process of the old version');
    });
  });

  test('the lock ends with the transaction, so no pooler keeps it', async () => {
    await migrate(database().db);
    const locks = sql`pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())`;
    const [row] = await database()
      .db.select({ held: sql`count(*)`.mapWith(Number) })
      .from(locks);
    expect(row?.held).toBe(0);
  });
});
