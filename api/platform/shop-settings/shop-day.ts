import type { Clock } from '#api/platform/clock';
import { dayIn } from '#contract/zoned-days';
import type { ShopSettingsReader } from './reader.ts';

/** The current day in the time zone of the shop’s settings: '2026-01-15'. */
export type ShopDay = () => string;

type Dependencies = { now: Clock; shopSettings: ShopSettingsReader };

export function createShopDay({ now, shopSettings }: Dependencies): ShopDay {
  return () => dayIn(shopSettings.current().reports.timeZone, now());
}
