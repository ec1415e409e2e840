import { eq, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { changesBetween } from '#api/office/audit/changes';
import { type Actor, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { LiveAddressChange } from '#contract/delivery';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import { findOrder, lockOrder } from './find.ts';
import { type CheckRelease, requireReady } from './require-ready.ts';
import { staleDeliveryFailure } from './stale-delivery.ts';

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
