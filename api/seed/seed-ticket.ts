import { desc, eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import { supportTickets } from '#db/schema/support-tickets';
import { people } from '#db/seed/people';
import type { PastTicket } from '#db/seed/tickets';
import { nextBusinessId } from '../orders/business-id.ts';
import { customerIdOf } from './customer-id.ts';
import { hoursBefore } from './hours.ts';

/** A customer asks about the order that they have placed last. */
export async function seedTicket(tx: Db, past: PastTicket, now: Date): Promise<void> {
  const { from, hoursAgo, touchedHoursAgo, ...words } = past;
  const createdAt = hoursBefore(now, hoursAgo);
  const asker = 'customer' in from ? people[from.customer] : from;
  const order = await tx.query.orders.findFirst({
    columns: { orderId: true },
    where: eq(orders.customerEmail, asker.email),
    orderBy: desc(orders.createdAt),
  });
  await tx.insert(supportTickets).values({
    ...words,
    ticketId: await nextBusinessId(tx, 'TKT', createdAt),
    email: asker.email,
    customerId: 'customer' in from ? customerIdOf(from.customer) : null,
    projectId: order?.orderId ?? null,
    createdAt,
    updatedAt: hoursBefore(now, touchedHoursAgo ?? hoursAgo),
  });
}
