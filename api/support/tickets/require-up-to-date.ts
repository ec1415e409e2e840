import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { ticketMessages } from '#db/schema/ticket-messages';
import { users } from '#db/schema/users';

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
