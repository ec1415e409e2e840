import { eq } from 'drizzle-orm';
import { readContact } from '#api/commerce/orders/find';
import { guestTokenOf } from '#api/commerce/orders/guest-link';
import { Failure } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import { type Actor, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import { briefs } from '#db/schema/briefs';
import type { OrderRow } from '#db/schema/orders';
import { lockBrief, requirePaid } from './repository.ts';

type Dependencies = { db: Db; limits: RateLimits; mail: Mail; now: Clock };

export type GuestLinks = ReturnType<typeof createGuestLinks>;

/** Emails and revokes the links with which guests open their orders, for admins. */
export function createGuestLinks({ db, limits, mail, now }: Dependencies) {
  return {
    /** Emails a new link. Those sent before keep working, unless they were revoked. */
    async send(actor: Actor, order: OrderRow): Promise<void> {
      requireGuest(order);
      await limits.count(db, 'order link email, order', order.orderId);
      await db.transaction(async (tx) => {
        const guestToken = await guestTokenOf(tx, mail.orderLinks, order);
        if (!guestToken) throw joined();
        const { productTitle, orderId } = order;
        const { to, customerName } = await readContact(tx, order);
        const at = now();
        await mail.send(tx, 'order-link', {
          to,
          data: { customerName, productTitle, orderId, guestToken },
          key: `order-link:${orderId}:${at.toISOString()}`,
        });
        const subject = { id: order.id, name: orderId };
        await writeAudit(tx, actor, { at, verb: 'order.guest_link_sent', subject });
      });
    },

    /** Revokes all links that were emailed to the guest. Later emails contain a new one. */
    async revoke(actor: Actor, order: OrderRow): Promise<void> {
      requireGuest(order);
      await db.transaction(async (tx) => {
        const { brief } = await lockBrief(tx, order);
        const { orderId, linkVersion, updatedAt } = brief;
        await tx
          .update(briefs)
          .set({ linkVersion: linkVersion + 1, updatedAt })
          .where(eq(briefs.orderId, orderId));
        const subject = { id: order.id, name: order.orderId };
        await writeAudit(tx, actor, { at: now(), verb: 'order.guest_links_ended', subject });
      });
    },
  };
}

function requireGuest(order: OrderRow): void {
  requirePaid(order);
  if (order.customerId !== null) throw joined();
}

function joined(): Failure {
  return new Failure('conflict', 'This order is in an account, so its links have ended.');
}
