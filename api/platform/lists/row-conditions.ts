import { and, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Days } from '#contract/lists';

/** Whether an instant is on the days of a query, both included. Days begin at midnight UTC. */
export function isOnDays(instant: SQLWrapper, { from, to }: Days): SQL | undefined {
  return and(
    from ? sql`${instant} >= ${from}::date at time zone 'utc'` : undefined,
    to ? sql`${instant} < (${to}::date + 1) at time zone 'utc'` : undefined,
  );
}

/** Whether a row is one of those that a query names: '3-17'. */
export function isNamed(id: PgColumn, { ids }: { ids?: string | undefined }): SQL | undefined {
  return ids ? inArray(id, ids.split('-').map(Number)) : undefined;
}
