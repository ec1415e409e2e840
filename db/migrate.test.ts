import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { aProduct } from '#api/testing/a-product';
import { lastBeforeRelease } from './first-release.ts';
import { assertMigrated, MigrationRefused, migrate } from './migrate.ts';
import { Client } from './pool.ts';
import { products } from './schema/products.ts';
import { testDatabase } from './testing/database.ts';
import { laterVersions } from './testing/later-version.ts';

const database = testDatabase();
const { laterVersion, afterFirst } = laterVersions();

async function recorded(): Promise<number> {
  const [row] = await database()
    .db.select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`drizzle.__drizzle_migrations`);
  return row?.count ?? 0;
}

/** Runs `work` and restores the list of applied migrations. */
async function withMigrationsRestored(work: () => Promise<void>) {
  await database().db.execute(
    sql`create table drizzle.backup as table drizzle.__drizzle_migrations`,
  );
  try {
    await work();
  } finally {
    await database().db.execute(sql`truncate drizzle.__drizzle_migrations`);
    await database().db.execute(sql`insert into drizzle.__drizzle_migrations table drizzle.backup`);
    await database().db.execute(sql`drop table drizzle.backup`);
  }
}

describe('migrating', () => {
  test('skips migrations that were applied before', async () => {
    const before = await recorded();
    expect(await migrate(database().db)).toBe(0);
    expect(await recorded()).toBe(before);
  });

  test('applies the migrations of a later version once', async () => {
    await withMigrationsRestored(async () => {
      const folder = laterVersion('create table later (id int);', 'insert into later values (1);');
      expect(await migrate(database().db, { folder })).toBe(1);
      expect(await migrate(database().db, { folder })).toBe(0);
      expect(await database().db.$count(sql`later`)).toBe(1);
      await database().db.execute(sql`drop table later`);
    });
  });

  test('rolls back a migration that fails', async () => {
    const before = await recorded();
    const folder = laterVersion('create table half (id int);', 'insert into half values (1 / 0);');
    await expect(migrate(database().db, { folder })).rejects.toThrow();
    const [row] = await database().db.select({ found: sql`to_regclass('half')` }).from(sql`now()`);
    expect(row?.found).toBeNull();
    expect(await recorded()).toBe(before);
  });

  test('refuses a database that a newer version has migrated', async () => {
    await withMigrationsRestored(async () => {
      await migrate(database().db, { folder: laterVersion('select 1;') });
      const refused = migrate(database().db);
      await expect(refused).rejects.toBeInstanceOf(MigrationRefused);
      await expect(refused).rejects.toThrow('Start the newer version that ran it');
    });
  });

  test('refuses a database that ran a different version of a migration', async () => {
    await withMigrationsRestored(async () => {
      await database().db.execute(sql`update drizzle.__drizzle_migrations set hash = 'another'`);
      const refused = migrate(database().db);
      await expect(refused).rejects.toBeInstanceOf(MigrationRefused);
      await expect(refused).rejects.toThrow('restore a backup from before it');
    });
  });

  test('refuses tables that no migration is recorded for, and keeps them', async () => {
    await withMigrationsRestored(async () => {
      await database().db.execute(sql`truncate drizzle.__drizzle_migrations`);
      const refused = migrate(database().db);
      await expect(refused).rejects.toBeInstanceOf(MigrationRefused);
      await expect(refused).rejects.toThrow('Use an empty database');
      expect(await recorded()).toBe(0);
      expect(await database().db.$count(products)).toBe(0);
    });
  });
});

describe('a database from before 0.1.0', () => {
  /** Replaces the list of applied migrations: an early one, and a last one. */
  async function withLast(
    { hash, createdAt }: typeof lastBeforeRelease,
    work: () => Promise<void>,
  ) {
    await withMigrationsRestored(async () => {
      await database().db.execute(sql`truncate drizzle.__drizzle_migrations`);
      await database().db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        values ('early', 1790000000000), (${hash}, ${createdAt})`);
      await work();
    });
  }

  test('is adopted with its rows if it has run the last migration before', async () => {
    await aProduct(database(), { title: 'Saltmarsh' });
    await withLast(lastBeforeRelease, async () => {
      const folder = afterFirst();
      await expect(assertMigrated(database().db)).rejects.toThrow('Run “npm run migrate”');
      expect(await migrate(database().db, { folder })).toBe(0);
      await assertMigrated(database().db, { folder });
      const rows = await database()
        .db.select({ hash: sql`hash`, folderMillis: sql`created_at`.mapWith(Number) })
        .from(sql`drizzle.__drizzle_migrations`);
      expect(readMigrationFiles(folder)).toMatchObject(rows);
      expect(await database().db.select({ title: products.title }).from(products)).toEqual([
        { title: 'Saltmarsh' },
      ]);
    });
    await database().db.delete(products);
  });

  test('is adopted, and then runs the migrations of a later version', async () => {
    await withLast(lastBeforeRelease, async () => {
      const folder = afterFirst('create table later (id int);');
      expect(await migrate(database().db, { folder })).toBe(1);
      expect(await recorded()).toBe(2);
      await database().db.execute(sql`drop table later`);
    });
  });

  test('is refused if it is older, and nothing changes', async () => {
    const older = { hash: 'older', createdAt: lastBeforeRelease.createdAt - 1 };
    await withLast(older, async () => {
      const refused = migrate(database().db);
      await expect(refused).rejects.toBeInstanceOf(MigrationRefused);
      await expect(refused).rejects.toThrow('start the last version before 0.1.0 with it once');
      await expect(assertMigrated(database().db)).rejects.toThrow('the last version before 0.1.0');
      expect(await recorded()).toBe(2);
    });
  });
});

describe('without migrating', () => {
  test('accepts a database that is up to date', async () => {
    await expect(assertMigrated(database().db)).resolves.toBeUndefined();
  });

  test('refuses an older database, and says which command migrates it', async () => {
    const refused = assertMigrated(database().db, { folder: laterVersion('select 1;') });
    await expect(refused).rejects.toBeInstanceOf(MigrationRefused);
    await expect(refused).rejects.toThrow('Run “npm run migrate”');
  });

  test('refuses an empty database, and leaves it empty', async () => {
    await database().db.execute(sql`alter schema drizzle rename to moved`);
    try {
      await expect(assertMigrated(database().db)).rejects.toThrow('Run “npm run migrate”');
      const [row] = await database()
        .db.select({ found: sql`to_regnamespace('drizzle')` })
        .from(sql`now()`);
      expect(row?.found).toBeNull();
    } finally {
      await database().db.execute(sql`alter schema moved rename to drizzle`);
    }
  });

  test('refuses a database that a newer version has migrated', async () => {
    await withMigrationsRestored(async () => {
      await migrate(database().db, { folder: laterVersion('select 1;') });
      await expect(assertMigrated(database().db)).rejects.toThrow('Start the newer version');
    });
  });
});

describe.skipIf(!process.env.DATABASE_URL)('while other processes run', () => {
  /** Runs `work` while another connection holds the lock that a statement takes. */
  async function whileLocked(statement: string, work: () => Promise<void>) {
    const { engine } = database();
    if (engine.kind !== 'server') throw new Error('Not on a server');
    const other = new Client(engine.url);
    try {
      await other.connect();
      await other.query('begin');
      await other.query(statement);
      await work();
    } finally {
      await other.end();
    }
  }

  test('waits for another process that is migrating, up to the timeout', async () => {
    await whileLocked('select pg_advisory_xact_lock(7041776)', async () => {
      const refused = migrate(database().db, { lockTimeoutMs: 200 });
      await expect(refused).rejects.toBeInstanceOf(MigrationRefused);
      await expect(refused).rejects.toThrow('didn’t finish within 0.2 s');
    });
  });

  test('explains what to do when an old version uses a table', async () => {
    const folder = laterVersion('alter table orders add column later int;');
    await whileLocked('lock table orders in access share mode', async () => {
      const refused = migrate(database().db, { lockTimeoutMs: 200, folder });
      await expect(refused).rejects.toBeInstanceOf(MigrationRefused);
      await expect(refused).rejects.toThrow('Stop every process of the old version');
    });
  });

  test('holds its lock only for the transaction, so that a pooler cannot keep it', async () => {
    await migrate(database().db);
    const locks = sql`pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())`;
    const [row] = await database()
      .db.select({ held: sql`count(*)`.mapWith(Number) })
      .from(locks);
    expect(row?.held).toBe(0);
  });
});
