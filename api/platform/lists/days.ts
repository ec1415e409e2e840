import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Days } from '#contract/lists';

/** Whether an instant is on the days of a query, both included. Days begin at midnight UTC. */
export function isOnDays(instant: SQLWrapper, { from, to }: Days): SQL | undefined {
  return and(
    from ? sql`${instant} >= ${from}::date at time zone 'utc'` : undefined,
    to ? sql`${instant} < (${to}::date + 1) at time zone 'utc'` : undefined,
  );
}
