import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { findLastAction } from '#api/office/audit/list';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import type { TicketRow } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';
import { users } from '#db/schema/users';
import { findTicket } from './find-ticket.ts';

type Writer = { ticketId: number; userId: number; readUpTo: number; resolve?: boolean };

/**
 * Throws if another admin has replied since the author last read the ticket. A customer's message is one
 * more to reply to, but it must not be resolved unread.
 */
export async function requireUpToDate(
  tx: Db,
  { ticketId, userId, readUpTo, resolve = false }: Writer,
): Promise<void> {
  const [newer] = await tx
    .select({
      by: customers.firstName,
      at: ticketMessages.createdAt,
      side: ticketMessages.side,
    })
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(
      and(
        eq(ticketMessages.ticketId, ticketId),
        gt(ticketMessages.id, readUpTo),
        eq(ticketMessages.internal, false),
        or(
          and(
            eq(ticketMessages.side, 'shop'),
            sql`${ticketMessages.userId} is distinct from ${userId}`,
          ),
          resolve ? eq(ticketMessages.side, 'customer') : undefined,
        ),
      ),
    )
    .orderBy(desc(ticketMessages.id))
    .limit(1);
  if (!newer) return;
  if (newer.side === 'customer') {
    throw new Failure(
      'conflict',
      'The customer wrote again after you opened this ticket. Your reply was not sent.',
      { newer: { by: null, at: newer.at.toISOString() } },
    );
  }
  throw new Failure(
    'conflict',
    `${newer.by ?? 'Another admin'} replied after you opened this ticket. Your reply was not sent.`,
    { newer: { by: newer.by, at: newer.at.toISOString() } },
  );
}

/** Throws if another admin has changed the ticket since this version was read. */
export async function requireVersion(
  tx: Db,
  ticket: TicketRow,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === ticket.version) return;
  const newer = await findChange(tx, ticket);
  const by = newer.by ?? 'Another admin';
  throw new Failure('conflict', `${by} changed this ticket after you opened it.`, { newer });
}

/** Throws for a ticket whose messages are in another one now. */
export async function refuseMerged(tx: Db, ticket: TicketRow): Promise<void> {
  if (ticket.mergedIntoId === null) return;
  const { ticketId } = await findTicket(tx, String(ticket.mergedIntoId));
  throw new Failure('conflict', `This ticket was merged into ${ticketId}. Continue there.`, {
    newer: await findChange(tx, ticket),
  });
}

async function findChange(tx: Db, { id, updatedAt }: TicketRow) {
  const known = await findLastAction(tx, ['ticket.changed', 'ticket.merged'], id);
  return known ?? { by: null, at: updatedAt.toISOString() };
}
