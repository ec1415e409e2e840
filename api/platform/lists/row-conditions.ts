import { and, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addIntervals } from '#contract/intervals';
import { type Days, idSeparator } from '#contract/lists';
import { startOfDayIn } from '#contract/zoned-days';

/**
 * Whether an instant is on the days of a query, both included, in a time zone. It compares with two
 * instants, so that an index of the column finds them.
 */
export function isOnDaysIn(
  timeZone: string,
  instant: SQLWrapper,
  { from, to }: Days,
): SQL | undefined {
  const startOf = (day: string) => sql`${startOfDayIn(timeZone, day).toISOString()}::timestamptz`;
  return and(
    from ? sql`${instant} >= ${startOf(from)}` : undefined,
    to ? sql`${instant} < ${startOf(dayAfter(to))}` : undefined,
  );
}

/** Whether a row has one of the ids of a query: '3.17'. */
export function hasId(id: PgColumn, { ids }: { ids?: string | undefined }): SQL | undefined {
  const known = ids?.split(idSeparator);
  return known && inArray(id, id.dataType === 'number' ? known.map(Number) : known);
}

function dayAfter(day: string): string {
  return addIntervals('day', new Date(day), 1).toISOString().slice(0, 10);
}
