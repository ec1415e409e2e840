import { desc, eq } from 'drizzle-orm';
import { nextBusinessId } from '#api/commerce/orders/find';
import { insertMessage } from '#api/support/tickets/insert-message';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { people } from '#db/seed/people';
import type { PastReply, PastTicket } from '#db/seed/tickets';
import { customerIdOf } from './customer-id.ts';
import { hoursBefore } from './hours.ts';

/** A ticket about the customer's latest order. Sends no emails. */
export async function seedTicket(tx: Db, past: PastTicket, now: Date): Promise<void> {
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
