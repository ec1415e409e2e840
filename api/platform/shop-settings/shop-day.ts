import type { Clock } from '#api/platform/clock';
import { dayIn } from '#contract/zoned-days';
import type { ShopSettingsReader } from './reader.ts';

/** The time zone of the shop’s settings, and the current day in it: '2026-01-15'. */
export type ShopDay = { timeZone: () => string; today: () => string };

type Dependencies = { now: Clock; shopSettings: ShopSettingsReader };

export function createShopDay({ now, shopSettings }: Dependencies): ShopDay {
  const timeZone = () => shopSettings.current().reports.timeZone;
  return { timeZone, today: () => dayIn(timeZone(), now()) };
}
