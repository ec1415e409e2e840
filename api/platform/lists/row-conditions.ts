import { and, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readSettings } from '#api/platform/shop-settings/reader';
import { addIntervals } from '#contract/intervals';
import type { Days } from '#contract/lists';
import { startOfDayIn } from '#contract/zoned-days';
import type { Db } from '#db/client';

/**
 * Whether an instant is on the days of a query, both included, in the shop's time zone. It compares with
 * two instants, so that an index of the column finds them.
 */
export async function isOnDays(
  db: Db,
  instant: SQLWrapper,
  { from, to }: Days,
): Promise<SQL | undefined> {
  if (!from && !to) return;
  const { reports } = await readSettings(db);
  const startOf = (day: string) =>
    sql`${startOfDayIn(reports.timeZone, day).toISOString()}::timestamptz`;
  return and(
    from ? sql`${instant} >= ${startOf(from)}` : undefined,
    to ? sql`${instant} < ${startOf(dayAfter(to))}` : undefined,
  );
}

function dayAfter(day: string): string {
  return addIntervals('day', new Date(day), 1).toISOString().slice(0, 10);
}

/** Whether a row is one of those that a query names: '3-17'. */
export function isNamed(id: PgColumn, { ids }: { ids?: string | undefined }): SQL | undefined {
  return ids ? inArray(id, ids.split('-').map(Number)) : undefined;
}
