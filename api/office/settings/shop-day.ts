import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Clock, ShopDay } from '#api/platform/clock';
import { isOnDaysIn } from '#api/platform/lists/row-conditions';
import type { Days } from '#contract/lists';
import { dayIn } from '#contract/zoned-days';
import type { Db } from '#db/client';
import { readSettings, type ShopSettingsReader } from './reader.ts';

type Dependencies = { now: Clock; shopSettings: ShopSettingsReader };

export function createShopDay({ now, shopSettings }: Dependencies): ShopDay {
  const timeZone = () => shopSettings.current().reports.timeZone;
  return { timeZone, today: () => dayIn(timeZone(), now()) };
}

/** Whether an instant is on the days of a query, both included, in the shop's time zone. */
export async function isOnDays(db: Db, instant: SQLWrapper, days: Days): Promise<SQL | undefined> {
  if (!days.from && !days.to) return;
  const { reports } = await readSettings(db);
  return isOnDaysIn(reports.timeZone, instant, days);
}
