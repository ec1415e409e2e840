import type { Db } from '#db/client';
import { dayZone } from '#db/schema/totals';

/** The time zone in which the shop's reports and lists count days. */
export async function readZone(db: Db): Promise<string> {
  const [row] = await db.select({ zone: dayZone.zone }).from(dayZone);
  return row?.zone ?? 'UTC';
}
