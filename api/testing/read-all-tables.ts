import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client';
import * as schema from '#db/schema/index';

/** Left out of the comparison, because they also record refused requests. */
const countsAnyway: readonly PgTable[] = [schema.rateLimits, schema.securityEvents];

/** Returns a digest of each table for comparison. */
export async function readAllTables(db: Db): Promise<Record<string, unknown>> {
  const tables = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [each] : []));
  const held: Record<string, unknown> = {};
  for (const table of tables.filter((each) => !countsAnyway.includes(each))) {
    const result = await db.execute(
      sql`select md5(coalesce(string_agg(of_it::text, ' ' order by of_it::text), '')) as rows from ${table} of_it`,
    );
    held[getTableName(table)] = JSON.stringify([...(Object(result).rows ?? result)]);
  }
  return held;
}
