import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { type Actor, changesBetween, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { LiveAddressChange } from '#contract/delivery';
import type { LiveSite, SiteCheck } from '#contract/site-checks';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import { type SiteCheckResult, siteChecks } from '#db/schema/site-checks';
import { isRunning } from '#db/values/enumerations';
import { findOrder, lockOrder } from '../find.ts';
import { staleDeliveryFailure } from './deadline.ts';
import { type CheckRelease, requireReady } from './stages.ts';

/** The condition of `orders_site_down_idx`, which it must match to be used. */
export const isSiteDown: SQL = sql`${orders.siteDownSince} is not null`;

/** Joins a transaction that gave an order a new live address. */
export type WatchWebsite = (tx: Db, orderId: number) => Promise<void>;

type Dependencies = { db: Db; now: Clock; checkRelease: CheckRelease; watch: WatchWebsite };

export type LiveAddresses = ReturnType<typeof createLiveAddresses>;

/** Moves a delivered website to another address. Credentials stay, and no one is emailed. */
export function createLiveAddresses({ db, now, checkRelease, watch }: Dependencies) {
  return {
    /**
     * Of two admins who read the same version, one gets a 409 that names the other. The new address is
     * checked as one of a delivery is.
     */
    async change(actor: Actor, id: string, change: LiveAddressChange): Promise<void> {
      const { liveUrl, version } = change;
      const found = await findOrder(db, id);
      const problems = await findProblems(found, change);
      await db.transaction(async (tx) => {
        const order = await lockOrder(tx, found.id);
        if (order.status !== 'delivered') {
          throw new Failure('conflict', 'Deliver the website first. The address is part of it.');
        }
        if (order.deliveryVersion !== version) throw await staleDeliveryFailure(tx, order);
        if (order.liveUrl === liveUrl) return;
        await tx
          .update(orders)
          .set({
            liveUrl,
            deliveryVersion: sql`${orders.deliveryVersion} + 1`,
            siteDownSince: liveUrl === null ? null : order.siteDownSince,
          })
          .where(eq(orders.id, order.id));
        if (liveUrl !== null) await watch(tx, order.id);
        const subject = { id: order.id, name: order.orderId };
        const moved = changesBetween({ liveUrl: order.liveUrl }, { liveUrl });
        const verb = 'order.live_address_changed';
        const changes = [...moved, ...problems];
        await writeAudit(tx, actor, { at: now(), verb, subject, changes });
      });
    },
  };

  async function findProblems(order: OrderRow, change: LiveAddressChange) {
    const { liveUrl, version, allowProblems } = change;
    const isRefused = order.status !== 'delivered' || order.deliveryVersion !== version;
    if (!liveUrl || isRefused || order.liveUrl === liveUrl) return [];
    return requireReady(checkRelease, order, { liveUrl, allowProblems });
  }
}

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
