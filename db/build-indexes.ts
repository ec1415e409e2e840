import { sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { Db } from './client.ts';

/** The first line of a migration whose indexes are built while the shop writes. */
const marker = '-- Outside of a transaction';
const statementPattern = /^create (?:unique )?index concurrently if not exists "?(\w+)"? on /im;

export function isOutsideOfTransaction({ sql: [first = ''] }: MigrationMeta): boolean {
  return first.startsWith(marker);
}

/**
 * Builds the indexes of such a migration, which can be repeated: it skips those that exist. One whose
 * build was interrupted exists too, but is invalid, so it is dropped first.
 */
export async function buildIndexes(db: Db, { sql: statements }: MigrationMeta): Promise<void> {
  // Nothing waits for a build, so it may take its time, also to wait for older transactions.
  await db.execute(sql`set statement_timeout = 0`);
  await db.execute(sql`set lock_timeout = 0`);
  try {
    for (const statement of statements) {
      const [, index] = statementPattern.exec(statement) ?? [];
      if (!index)
        throw new Error(
          `“${marker}” is only for “create index concurrently if not exists”: ${statement}`,
        );
      if (await isInvalid(db, index)) {
        await db.execute(sql`drop index concurrently ${sql.identifier(index)}`);
      }
      await db.execute(sql.raw(statement));
    }
  } finally {
    await db.execute(sql`reset statement_timeout`);
    await db.execute(sql`reset lock_timeout`);
  }
}

function isInvalid(db: Db, index: string): Promise<boolean> {
  const invalid = sql`pg_index where indexrelid = to_regclass(${index}) and not indisvalid`;
  return db.$count(invalid).then((count) => count > 0);
}
