import { inArray, type SQL, sql } from 'drizzle-orm';
import type { LiveSite, SiteCheck } from '#contract/site-checks';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import { type SiteCheckResult, siteChecks } from '#db/schema/site-checks';
import { isRunning } from '#db/values/subscription-status';

/** The condition of `orders_site_down_idx`, which it must match to be used. */
export const isSiteDown: SQL = sql`${orders.siteDownSince} is not null`;

/** Whether the shop checks the website. The trigger `orders_schedule_site_check` decides the same. */
function isWatched({ liveUrl, deliveredAt, subscriptionStatus }: OrderRow): boolean {
  return liveUrl !== null && deliveredAt !== null && isRunning(subscriptionStatus);
}

/** The last checks of watched websites by their orders, unless the address has changed since. */
export async function readSiteChecks(
  db: Db,
  rows: readonly OrderRow[],
): Promise<Map<number, SiteCheckResult>> {
  const watched = new Map(rows.filter(isWatched).map((order) => [order.id, order.liveUrl]));
  if (watched.size === 0) return new Map();
  const checks = await db.query.siteChecks.findMany({
    where: inArray(siteChecks.orderId, [...watched.keys()]),
  });
  const current = checks.filter(({ orderId, url }) => url === watched.get(orderId));
  return new Map(
    current.flatMap((check) => {
      const { orderId, checkedAt } = check;
      return checkedAt ? [[orderId, { ...check, checkedAt }]] : [];
    }),
  );
}

/** A failed check says nothing to the customer until the website counts as down. */
export function liveSiteToWire(order: OrderRow, check: SiteCheckResult | null): LiveSite | null {
  const { liveUrl, siteDownSince } = order;
  if (liveUrl === null || !isWatched(order)) return null;
  const seenAt = siteDownSince ? check?.checkedAt : check?.answeredAt;
  return { url: liveUrl, checkedAt: text(seenAt), downSince: text(siteDownSince) };
}

export function siteCheckToWire(check: SiteCheckResult): SiteCheck {
  const { problem, status, responseMs } = check;
  return {
    checkedAt: check.checkedAt.toISOString(),
    answeredAt: text(check.answeredAt),
    failingSince: text(check.failingSince),
    certificateEndsAt: text(check.certificateEndsAt),
    problem,
    status,
    responseMs,
  };
}

function text(instant: Date | null | undefined): string | null {
  return instant ? instant.toISOString() : null;
}
