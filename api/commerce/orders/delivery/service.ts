import { Failure } from '#api/http/failure';
import { type Actor, changed, changesBetween, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { Vault } from '#api/platform/vault/vault';
import type { Handover } from '#contract/delivery';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { findOrder, lockOrder, readContact } from '../find.ts';
import { guestTokenOf } from '../guest-link.ts';
import { orderLifecycle } from '../lifecycle.ts';
import { replaceCredentials } from './credentials.ts';
import { staleDeliveryFailure } from './deadline.ts';
import type { WatchWebsite } from './live-address.ts';
import { type CheckRelease, requireReady } from './stages.ts';

type Dependencies = {
  db: Db;
  mail: Mail;
  vault: Vault;
  now: Clock;
  checkRelease: CheckRelease;
  watch: WatchWebsite;
};

export type Deliveries = ReturnType<typeof createDeliveries>;

/** Starts work on orders and delivers them, for admins. */
export function createDeliveries({ db, mail, vault, now, checkRelease, watch }: Dependencies) {
  return {
    /** Of two admins who start at the same time, one gets a 409. */
    start(actor: Actor, id: string): Promise<void> {
      return change(id, async (tx, order) => {
        const at = now();
        if (!(await orderLifecycle.startWork(tx, order, at, { by: actor.user.id })))
          throw refusal(order);
        await writeAudit(tx, actor, {
          at,
          verb: 'order.started',
          subject: { id: order.id, name: order.orderId },
          changes: changesBetween({ status: order.status }, { status: 'in_progress' }),
        });
      });
    },

    /**
     * Delivers a website, started or not, and emails the buyer. Delivering again with the current
     * version replaces credentials, note and live address and sends another email; the delivery date
     * stays. Of two admins who read the same version, one gets a 409 that names the other. A new live
     * address is checked; what fails is a 409, too, unless the admin allows it, and in the audit log.
     */
    async deliver(actor: Actor, id: string, handover: Handover): Promise<void> {
      const { credentials, note, version } = handover;
      const problems = await findProblems(await findOrder(db, id), handover);
      await change(id, async (tx, order) => {
        const at = now();
        const { liveUrl = order.liveUrl } = handover;
        const isDelivered = await orderLifecycle.deliver(tx, order, {
          at,
          by: actor.user.id,
          note,
          liveUrl,
          version,
        });
        if (!isDelivered) throw await deliveryRefusal(tx, order, version);
        await replaceCredentials(tx, vault, order.id, credentials, at);
        await mailReady(tx, mail, order, { note, liveUrl, at });
        if (liveUrl && liveUrl !== order.liveUrl) await watch(tx, order.id);
        const isAgain = order.status === 'delivered';
        await writeAudit(tx, actor, {
          at,
          verb: isAgain ? 'order.credentials_replaced' : 'order.delivered',
          subject: { id: order.id, name: order.orderId },
          changes: [
            ...changesBetween(
              { status: order.status, liveUrl: order.liveUrl, note: order.deliveryNote },
              { status: 'delivered', liveUrl, note },
            ),
            ...changed('credentials'),
          ],
        });
        if (problems.length === 0) return;
        await writeAudit(tx, actor, {
          at,
          verb: 'order.delivered_anyway',
          subject: { id: order.id, name: order.orderId },
          changes: problems,
        });
      });
    },
  };

  async function findProblems(order: OrderRow, { liveUrl, version, allowProblems }: Handover) {
    const isRefused = !order.paidAt || order.status === 'cancelled';
    if (!liveUrl || isRefused || order.deliveryVersion !== version) return [];
    const isWatched = order.status === 'delivered' && order.liveUrl === liveUrl;
    return isWatched ? [] : requireReady(checkRelease, order, { liveUrl, allowProblems });
  }

  async function change(id: string, make: (tx: Db, order: OrderRow) => Promise<void>) {
    const found = await findOrder(db, id);
    await db.transaction(async (tx) => make(tx, await lockOrder(tx, found.id)));
  }
}

async function deliveryRefusal(tx: Db, order: OrderRow, version: number): Promise<Failure> {
  const isOpen = order.paidAt !== null && order.status !== 'cancelled';
  if (!isOpen || order.deliveryVersion === version) return refusal(order);
  return staleDeliveryFailure(tx, order);
}

function refusal({ status, paidAt }: OrderRow): Failure {
  if (status === 'cancelled') return conflict('This order is cancelled.');
  if (!paidAt) return conflict('This order hasn’t been paid yet.');
  if (status === 'delivered') return conflict('This website has already been delivered.');
  return conflict('Work on this order has already started.');
}

function conflict(sentence: string): Failure {
  return new Failure('conflict', sentence);
}

/** Emails the buyer once per delivery. Joins the caller's transaction. */
export async function mailReady(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  { note, liveUrl, at }: { note: string | null; liveUrl: string | null; at: Date },
): Promise<void> {
  const { productTitle, orderId } = order;
  const { to, customerName } = await readContact(tx, order);
  await mail.send(tx, 'website-ready', {
    to,
    data: {
      customerName,
      productTitle,
      orderId,
      note,
      liveUrl,
      guestToken: await guestTokenOf(tx, mail.orderLinks, order),
    },
    key: `website-ready:${orderId}:${at.toISOString()}`,
  });
}
