import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client';
import { rateLimits } from '#db/schema/rate-limits';
import { securityEvents } from '#db/schema/security-events';
import { sessions } from '#db/schema/sessions';
import { allTables } from '#db/testing/all-tables';

/** Left out of the comparison, because they also record refused requests. */
const countsAnyway: readonly PgTable[] = [rateLimits, securityEvents];

/** A session's last use is written once a minute, by refused requests too. */
const rowText = (table: PgTable) =>
  table === sessions
    ? sql`((to_jsonb(of_it) - 'expire') #- '{sess,seenAt}')::text`
    : sql`of_it::text`;

const digests = sql.join(
  Object.values(allTables)
    .filter((table) => !countsAnyway.includes(table))
    .map(
      (table) =>
        sql`select ${getTableName(table)} as name, md5(coalesce(string_agg(${rowText(table)}, ' ' order by ${rowText(table)}), '')) as rows from ${table} of_it`,
    ),
  sql` union all `,
);

/** Returns a digest of each table for comparison. */
export async function readAllTables(db: Db): Promise<Record<string, unknown>> {
  const result = await db.execute<{ name: string; rows: string }>(digests);
  const digested: { name: string; rows: string }[] = [...(Object(result).rows ?? result)];
  return Object.fromEntries(digested.map(({ name, rows }) => [name, rows]));
}
