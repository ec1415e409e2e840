import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { findOrder, lockOrder, readContact } from '#api/commerce/orders/find';
import { guestTokenOf } from '#api/commerce/orders/guest-link';
import { lockBrief, requirePaid } from '#api/delivery/briefs/repository';
import { Failure, invalid } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import { announceChange } from '#api/identity/customers/service';
import { findLastAction } from '#api/office/audit/list';
import { type Actor, changesBetween, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { OrderEmailChange } from '#contract/orders';
import type { Db } from '#db/client';
import { briefs } from '#db/schema/briefs';
import { customerNotes } from '#db/schema/customer-notes';
import { type OrderRow, orders } from '#db/schema/orders';
import { people } from '#db/schema/people';
import { supportTickets } from '#db/schema/support-tickets';
import { findByNumber } from './find.ts';

type Dependencies = { db: Db; limits: RateLimits; mail: Mail; now: Clock };

const verb = 'order.email_corrected';

export type EmailCorrections = ReturnType<typeof createEmailCorrections>;

/**
 * Corrects the address that a guest mistyped at checkout. Typing an address verifies nothing, so the
 * order stays a guest's, also if an account has that address.
 */
export function createEmailCorrections({ db, limits, mail, now }: Dependencies) {
  return async (actor: Actor, id: string, change: OrderEmailChange): Promise<void> => {
    const { customerEmail } = change;
    const found = await findOrder(db, id);
    await limits.count(db, 'order link email, order', found.orderId);
    await db.transaction(async (tx) => {
      const before = await lockOrder(tx, found.id);
      await requireCorrectable(tx, before, change);
      const typed = before.typedEmail ?? before.customerEmail;
      const at = now();
      await endLinks(tx, before);
      await moveNotes(tx, before, customerEmail);
      await moveConversation(tx, before, customerEmail);
      const [order] = await tx
        .update(orders)
        .set({
          customerEmail,
          typedEmail: typed.toLowerCase() === customerEmail.toLowerCase() ? null : typed,
          emailUnsentSince: at,
        })
        .where(eq(orders.id, before.id))
        .returning();
      if (!order) throw new Error('The order is gone');
      await classifyEvents(tx, before, order);
      await mailBoth(tx, before, order);
      const subject = { id: order.id, name: order.orderId };
      const changes = changesBetween({ customerEmail: before.customerEmail }, { customerEmail });
      await writeAudit(tx, actor, { at, verb, subject, changes });
      const person = await findByNumber(tx, order.orderId);
      if (person) await announceChange(tx, person, actor);
    });
  };

  /** The former address may be a stranger's, so its email says nothing about the order. */
  async function mailBoth(tx: Db, before: OrderRow, order: OrderRow): Promise<void> {
    const guestToken = await guestTokenOf(tx, mail.orderLinks, order);
    if (!guestToken) throw inAccount();
    const { productTitle, orderId } = order;
    const { to, customerName } = await readContact(tx, order);
    const key = `${orderId}:${crypto.randomUUID()}`;
    await mail.send(tx, 'order-link', {
      to,
      data: { customerName, productTitle, orderId, guestToken },
      key: `order-link:${key}`,
    });
    await mail.send(tx, 'address-removed', {
      to: before.customerEmail,
      data: {},
      key: `address-removed:${key}`,
    });
  }
}

async function requireCorrectable(
  tx: Db,
  order: OrderRow,
  { customerEmail, shownEmail }: OrderEmailChange,
): Promise<void> {
  requirePaid(order);
  if (!order.customerEmail.includes('@')) {
    throw new Failure('conflict', 'This customer’s data was erased, so they can’t be contacted.');
  }
  if (order.customerId !== null) throw inAccount();
  if (order.customerEmail !== shownEmail) {
    const newer = await findLastAction(tx, [verb], order.id);
    const by = newer?.by ?? 'Another admin';
    const sentence = `${by} has changed the email address of this order.`;
    throw new Failure('conflict', sentence, newer && { newer });
  }
  if (customerEmail.toLowerCase() === order.customerEmail.toLowerCase()) {
    const message = 'This order already has this email address.';
    throw invalid([{ path: 'customerEmail', message }]);
  }
}

async function endLinks(tx: Db, order: OrderRow): Promise<void> {
  const { brief } = await lockBrief(tx, order);
  const { orderId, linkVersion, updatedAt } = brief;
  await tx
    .update(briefs)
    .set({ linkVersion: linkVersion + 1, updatedAt })
    .where(eq(briefs.orderId, orderId));
}

async function moveConversation(tx: Db, { id }: OrderRow, email: string): Promise<void> {
  const { guestLinkVersion } = supportTickets;
  await tx
    .update(supportTickets)
    .set({ email, emailVerifiedAt: null, guestLinkVersion: sql`${guestLinkVersion} + 1` })
    .where(and(eq(supportTickets.orderId, id), isNull(supportTickets.customerId)));
}

/** Of a guest of whom nothing else is left, whose row goes with the order, the notes are kept. */
async function moveNotes(tx: Db, order: OrderRow, email: string): Promise<void> {
  const guest = await tx.query.people.findFirst({
    where: and(isNull(people.customerId), eq(people.email, order.customerEmail.toLowerCase())),
  });
  const ofOrder = and(eq(supportTickets.orderId, order.id), isNull(supportTickets.customerId));
  const tickets = await tx.$count(supportTickets, ofOrder);
  if (!guest || guest.orders > 1 || guest.tickets > tickets) return;
  const createdAt = order.createdAt.toISOString();
  await tx
    .update(customerNotes)
    .set({ personId: sql`add_person(null, ${email}, ${createdAt}::timestamptz)` })
    .where(eq(customerNotes.personId, guest.id));
}

/** Whose first and last subscription it is depends on the address. Sorted, so that two don't deadlock. */
async function classifyEvents(tx: Db, before: OrderRow, order: OrderRow): Promise<void> {
  const buyer = sql<string>`lower(${orders.customerEmail})`;
  const buyers = [before, order].map(({ customerEmail }) => customerEmail.toLowerCase());
  const oneOfEach = await tx
    .selectDistinctOn([buyer], { id: orders.id })
    .from(orders)
    .where(inArray(buyer, buyers))
    .orderBy(buyer);
  for (const { id } of oneOfEach) await tx.execute(sql`select classify_mrr_events(${id})`);
}

function inAccount(): Failure {
  return new Failure('conflict', 'This order is in an account, which has an email of its own.');
}
