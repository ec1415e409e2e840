import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { maxCustomerRecords } from '#contract/admin-customers';
import type { Db } from '#db/client';
import { attachments } from '#db/schema/attachments';
import { briefFiles } from '#db/schema/briefs';
import { orders } from '#db/schema/orders';
import type { PersonRow } from '#db/schema/people';
import { supportTickets } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';
import { ordersOf, ticketsOf } from './owned.ts';

/** Files that a person sent with tickets and in briefs, the newest first. */
export async function listFiles(db: Db, person: PersonRow) {
  const sent = await db
    .select({ file: attachments, sourceId: supportTickets.ticketId })
    .from(attachments)
    .innerJoin(ticketMessages, eq(ticketMessages.id, attachments.messageId))
    .innerJoin(supportTickets, eq(supportTickets.id, ticketMessages.ticketId))
    .where(and(ticketsOf(person), eq(ticketMessages.side, 'customer')))
    .orderBy(desc(attachments.createdAt))
    .limit(maxCustomerRecords);
  const added = await db
    .select({ file: briefFiles, sourceId: orders.orderId })
    .from(briefFiles)
    .innerJoin(orders, eq(orders.id, briefFiles.orderId))
    .where(and(ordersOf(person), isNotNull(briefFiles.storedAt)))
    .orderBy(desc(briefFiles.createdAt))
    .limit(maxCustomerRecords);
  return [
    ...sent.map((row) => ({ source: 'ticket' as const, ...row })),
    ...added.map((row) => ({ source: 'brief' as const, ...row })),
  ]
    .toSorted((one, other) => other.file.createdAt.getTime() - one.file.createdAt.getTime())
    .slice(0, maxCustomerRecords);
}
