import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { nextBusinessId } from '#api/commerce/orders/find';
import { addProject } from '#api/commerce/projects/service';
import type { Vault } from '#api/platform/vault/vault';
import { insertMessage } from '#api/support/tickets/insert-message';
import { NewProject } from '#contract/projects';
import type { Db } from '#db/client';
import { cannedReplies } from '#db/schema/canned-replies';
import { customers } from '#db/schema/customers';
import { orders } from '#db/schema/orders';
import { products } from '#db/schema/products';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { usualReplies } from '#db/seed/canned-replies';
import { seedCatalog, websites } from '#db/seed/catalog';
import { pastOrders } from '#db/seed/orders';
import { people, personNames } from '#db/seed/people';
import { type PastProject, pastProjects } from '#db/seed/projects';
import { type PastReply, type PastTicket, pastTickets } from '#db/seed/tickets';
import { customerIdOf, hoursAfter, hoursBefore } from './hours.ts';
import { seedOrder } from './seed-order.ts';

/** Fills an empty shop with a demo catalog and past orders and tickets. Returns whether it did. */
export function seedShop(db: Db, vault: Vault, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await seedCatalog(tx, now))) return false;
    await seedPast(tx, vault, now);
    return true;
  });
}

/** In chronological order, so that order and project numbers match. */
async function seedPast(tx: Db, vault: Vault, now: Date): Promise<void> {
  await seedCustomers(tx, now);
  await seedReplies(tx, now);
  const catalogue = await productsBySlug(tx);
  const happened = [
    ...pastProjects.map((past) => ({ ...past, write: () => seedProject(tx, past, now) })),
    ...pastOrders.map((past) => ({
      ...past,
      write: () => seedOrder(tx, past, { now, vault, product: catalogue(past.website) }),
    })),
    ...pastTickets.map((past) => ({ ...past, write: () => seedTicket(tx, past, now) })),
  ];
  happened.sort((one, other) => other.hoursAgo - one.hoursAgo);
  for (const { write } of happened) await write();
}

async function seedCustomers(tx: Db, now: Date): Promise<void> {
  const firstOrder = Math.max(...pastOrders.map(({ hoursAgo }) => hoursAgo));
  const since = hoursBefore(now, firstOrder + 1);
  await tx.insert(customers).values(
    personNames.map((name) => ({
      id: customerIdOf(name),
      ...people[name],
      emailVerifiedAt: since,
      createdAt: since,
      updatedAt: since,
    })),
  );
}

async function seedReplies(tx: Db, now: Date): Promise<void> {
  const at = { createdAt: now, updatedAt: now };
  await tx.insert(cannedReplies).values(usualReplies.map((reply) => ({ ...reply, ...at })));
}

async function productsBySlug(tx: Db) {
  const all = await tx.select().from(products);
  return (slug: string) => {
    const title = websites.find((website) => website.slug === slug)?.title;
    const product = all.find((row) => row.title === title);
    if (!product) throw new Error(`The catalog has no ${slug}`);
    return product;
  };
}

async function seedProject(
  tx: Db,
  { brief, hoursAgo, deliveredAfterHours }: PastProject,
  now: Date,
): Promise<void> {
  const createdAt = hoursBefore(now, hoursAgo);
  await addProject(tx, v.parse(NewProject, brief), {
    createdAt,
    deliveredAt:
      deliveredAfterHours === undefined ? undefined : hoursAfter(createdAt, deliveredAfterHours),
  });
}

/** A ticket about the customer's latest order. Sends no emails. */
async function seedTicket(tx: Db, past: PastTicket, now: Date): Promise<void> {
  const { from, hoursAgo, replies = [], unreadBy, status, ...words } = past;
  const createdAt = hoursBefore(now, hoursAgo);
  const asker = 'customer' in from ? people[from.customer] : from;
  const order = await tx.query.orders.findFirst({
    columns: { orderId: true },
    where: eq(orders.customerEmail, asker.email),
    orderBy: desc(orders.createdAt),
  });
  const [made] = await tx
    .insert(supportTickets)
    .values({
      ...words,
      ticketId: await nextBusinessId(tx, 'TKT', createdAt),
      email: asker.email,
      customerId: 'customer' in from ? customerIdOf(from.customer) : null,
      projectId: order?.orderId ?? null,
      createdAt,
      updatedAt: createdAt,
    })
    .returning();
  if (!made) throw new Error('The ticket was not written');
  const entries = [{ side: 'customer', hoursAgo, message: past.message } as const, ...replies];
  const { updatedAt } = await addAll(tx, made, entries, now);
  await tx
    .update(supportTickets)
    .set({ status, updatedAt, customerUnread: 0, shopUnread: 0, ...unread(entries, unreadBy) })
    .where(eq(supportTickets.id, made.id));
}

async function addAll(tx: Db, made: TicketRow, entries: readonly PastReply[], now: Date) {
  let ticket = made;
  for (const { hoursAgo, ...entry } of entries) {
    const at = hoursBefore(now, hoursAgo);
    ({ ticket } = await insertMessage(tx, ticket, { ...entry, userId: null, at }));
  }
  return ticket;
}

/** The messages a side has not read: those after its own last one. */
function unread(entries: readonly PastReply[], side: PastTicket['unreadBy']) {
  if (!side) return {};
  const said = entries.filter(({ internal }) => !internal);
  const count = said.length - 1 - said.findLastIndex((entry) => entry.side === side);
  return side === 'shop' ? { shopUnread: count } : { customerUnread: count };
}
