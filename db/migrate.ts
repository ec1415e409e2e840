import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './client.ts';

export const migrations = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
};

/** Any number, the same in every process: only one of them migrates at a time. */
const migrationLock = 7_041_776;

type Applied = { hash: string; createdAt: number };

type Options = {
  /** How long to wait for another process that migrates, and for each lock of a table. */
  lockTimeoutMs?: number;
  folder?: { migrationsFolder: string };
};

/** The database cannot be brought up to date; the message says what to do. */
export class MigrationRefused extends Error {}

/**
 * Runs the migrations that the database has not seen, all in one transaction. The lock belongs to
 * that transaction: one of the session would stay with a pooler's connection.
 */
export async function migrate(db: Db, options: Options = {}): Promise<void> {
  const { lockTimeoutMs = 60_000, folder = migrations } = options;
  const known = readMigrationFiles(folder);
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${lockTimeoutMs}`));
    await explainLockTimeout(
      tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`),
      `Another process is migrating this database and has not finished within ${seconds(lockTimeoutMs)}. Wait until it is done, then start again.`,
    );
    const applied = await readApplied(tx);
    assertOwnMigrations(applied, known);
    const seen = new Set(applied.map(({ createdAt }) => createdAt));
    for (const migration of known) {
      if (!seen.has(migration.folderMillis)) await applyMigration(tx, migration, lockTimeoutMs);
    }
  });
}

/** The table is drizzle's own, under its name: its tools read it too. */
async function readApplied(tx: Db): Promise<Applied[]> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const rows = await tx
    .select({ hash: sql<string>`hash`, createdAt: sql`created_at`.mapWith(Number) })
    .from(sql`drizzle.__drizzle_migrations`)
    .orderBy(sql`created_at`);
  return rows;
}

function assertOwnMigrations(applied: Applied[], known: MigrationMeta[]): void {
  const hashes = new Map(known.map(({ folderMillis, hash }) => [folderMillis, hash]));
  const foreign = applied.find(({ createdAt, hash }) => hashes.get(createdAt) !== hash);
  if (!foreign) return;
  const from = new Date(foreign.createdAt).toISOString();
  throw new MigrationRefused(
    hashes.has(foreign.createdAt)
      ? `The database has run another text of the migration of ${from} than this version of the shop has. Start the version that ran it, or restore a backup from before it.`
      : `The database has run a migration of ${from} that this version of the shop does not have. Start the newer version that ran it, or restore a backup from before it.`,
  );
}

async function applyMigration(
  tx: Db,
  migration: MigrationMeta,
  lockTimeoutMs: number,
): Promise<void> {
  const { sql: statements, hash, folderMillis } = migration;
  for (const statement of statements) {
    await explainLockTimeout(
      tx.execute(sql.raw(statement)),
      `A migration could not lock its tables within ${seconds(lockTimeoutMs)}, as another process uses them. Stop every process of the old version, then start again.`,
    );
  }
  await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    values (${hash}, ${folderMillis})`);
}

async function explainLockTimeout(query: PromiseLike<unknown>, sentence: string): Promise<void> {
  try {
    await query;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const isLate = cause instanceof Error && 'code' in cause && cause.code === '55P03';
    throw isLate ? new MigrationRefused(sentence) : error;
  }
}

function seconds(ms: number): string {
  return `${ms / 1000} s`;
}
