import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { buildIndexes, isOutsideOfTransaction } from './build-indexes.ts';
import type { Db } from './client.ts';
import {
  type AppliedMigration,
  hasFirstSchema,
  lastBeforeRelease,
  olderThanRelease,
} from './first-release.ts';

export const migrations = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
};

/** An arbitrary key, the same in every process, so that only one migrates at a time. */
const migrationLock = 7_041_776;
const lockPauseMs = 100;

type Options = {
  /** How long to wait for another process that is migrating, and for each table lock. */
  lockTimeoutMs?: number;
  folder?: { migrationsFolder: string };
};

/** The database cannot be migrated. The message says what to do. */
export class MigrationRefused extends Error {}

/**
 * Runs the pending migrations in one transaction, but for those that build indexes outside of one:
 * what is before them is committed first. Returns how many it ran.
 *
 * @param db one connection, because the lock of such a build belongs to its session. The lock of a
 *   transaction ends with it: a session lock would stay with the connection of a pooler.
 */
export async function migrate(db: Db, options: Options = {}): Promise<number> {
  const { lockTimeoutMs = 60_000, folder = migrations } = options;
  const known = readMigrationFiles(folder);
  let count = 0;
  for (;;) {
    const batch = await untilLocked(lockTimeoutMs, () => runBatch(db, known, lockTimeoutMs));
    count += batch.count;
    const { next } = batch;
    if (!next) return count;
    count += await untilLocked(lockTimeoutMs, () => runOutsideOfTransaction(db, next));
  }
}

/**
 * Repeats an attempt until it gets the lock and returns something. It doesn't wait for the lock in the
 * database, because the build of an index would wait for that statement.
 */
async function untilLocked<Result>(
  timeoutMs: number,
  attempt: () => Promise<Result | undefined>,
): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const result = await attempt();
    if (result !== undefined) return result;
    if (Date.now() > deadline) {
      throw new MigrationRefused(
        `Another process is migrating this database and didn’t finish within ${seconds(timeoutMs)}. Wait until it finishes, then start again.`,
      );
    }
    await setTimeout(lockPauseMs);
  }
}

/** Runs the pending migrations up to the `next` one outside of a transaction. */
function runBatch(db: Db, known: MigrationMeta[], lockTimeoutMs: number) {
  return db.transaction(async (tx) => {
    // A migration may take longer than a request.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql.raw(`set local lock_timeout = ${lockTimeoutMs}`));
    if (!(await ask(tx, sql`pg_try_advisory_xact_lock(${migrationLock})`))) return;
    // Drizzle's own table and its name, so that its tools work too.
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`);
    const applied = await readOrAdopt(tx, known);
    assertOwnMigrations(applied, known);
    const pending = findPending(applied, known);
    const next = pending.find(isOutsideOfTransaction);
    const batch = next ? pending.slice(0, pending.indexOf(next)) : pending;
    for (const migration of batch) await applyMigration(tx, migration, lockTimeoutMs);
    return { count: batch.length, next };
  });
}

/** Records a schema from before 0.1.0 as that of the first migration, and returns what was applied. */
async function readOrAdopt(tx: Db, [first]: MigrationMeta[]): Promise<AppliedMigration[]> {
  const applied = await readApplied(tx);
  if (!first || !hasFirstSchema(applied)) return applied;
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
  await record(tx, first);
  return [{ hash: first.hash, createdAt: first.folderMillis }];
}

/** Returns how many it ran: 0 if another process has run it. */
async function runOutsideOfTransaction(db: Db, migration: MigrationMeta) {
  if (!(await ask(db, sql`pg_try_advisory_lock(${migrationLock})`))) return;
  try {
    const applied = await readApplied(db);
    if (findPending(applied, [migration]).length === 0) return 0;
    await buildIndexes(db, migration);
    await record(db, migration);
    return 1;
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  }
}

async function ask(db: Db, question: SQL): Promise<boolean> {
  const [row] = await db.select({ is: sql<boolean>`${question}` }).from(sql`(values (1)) as probe`);
  return row?.is ?? false;
}

/** Throws unless exactly this version's migrations were applied. Changes nothing. */
export async function assertMigrated(db: Db, { folder = migrations }: Options = {}): Promise<void> {
  const known = readMigrationFiles(folder);
  const [table] = await db
    .select({ exists: sql`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(values (1)) as probe`);
  const applied = table?.exists ? await readApplied(db) : [];
  if (hasFirstSchema(applied)) throw new MigrationRefused(migrationsPending);
  assertOwnMigrations(applied, known);
  if (findPending(applied, known).length > 0) throw new MigrationRefused(migrationsPending);
}

/** For a process that doesn't migrate the database itself. */
export const migrationsPending =
  'The database isn’t migrated to this version of the shop, and AUTO_MIGRATE is off. Run “npm run migrate”, then start again.';

function findPending(applied: AppliedMigration[], known: MigrationMeta[]): MigrationMeta[] {
  const seen = new Set(applied.map(({ createdAt }) => createdAt));
  return known.filter(({ folderMillis }) => !seen.has(folderMillis));
}

async function readApplied(db: Db): Promise<AppliedMigration[]> {
  const rows = await db
    .select({ hash: sql<string>`hash`, createdAt: sql`created_at`.mapWith(Number) })
    .from(sql`drizzle.__drizzle_migrations`)
    .orderBy(sql`created_at`);
  return rows;
}

function assertOwnMigrations(applied: AppliedMigration[], known: MigrationMeta[]): void {
  const hashes = new Map(known.map(({ folderMillis, hash }) => [folderMillis, hash]));
  const foreign = applied.find(({ createdAt, hash }) => hashes.get(createdAt) !== hash);
  if (!foreign) return;
  if (foreign.createdAt <= lastBeforeRelease.createdAt)
    throw new MigrationRefused(olderThanRelease);
  const from = new Date(foreign.createdAt).toISOString();
  throw new MigrationRefused(
    hashes.has(foreign.createdAt)
      ? `The database has run a different version of the migration of ${from} than this version of the shop contains. Start the version that ran it, or restore a backup from before it.`
      : `The database has run a migration of ${from} that this version of the shop doesn’t contain. Start the newer version that ran it, or restore a backup from before it.`,
  );
}

async function applyMigration(
  tx: Db,
  migration: MigrationMeta,
  lockTimeoutMs: number,
): Promise<void> {
  for (const statement of migration.sql) {
    await tx.execute(sql.raw(statement)).catch((error) => {
      throw refusalOf(error, lockTimeoutMs) ?? error;
    });
  }
  await record(tx, migration);
}

async function record(db: Db, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    values (${hash}, ${folderMillis})`);
}

function refusalOf(error: unknown, lockTimeoutMs: number): MigrationRefused | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === '55P03') {
    return new MigrationRefused(
      `A migration couldn’t lock its tables within ${seconds(lockTimeoutMs)}, because another process is using them. Stop every process of the old version, then start again.`,
    );
  }
  if (code === '42P07') {
    return new MigrationRefused(
      'The database has tables that a migration would create, but no record of it. Use an empty database, or restore a backup.',
    );
  }
  return undefined;
}

function seconds(ms: number): string {
  return `${ms / 1000} s`;
}
