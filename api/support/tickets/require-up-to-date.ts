import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { ticketMessages } from '#db/schema/ticket-messages';
import { users } from '#db/schema/users';

type Writer = { ticketId: number; userId: number; readUpTo: number };

/** Throws if another admin has replied since the author last read the ticket. */
export async function requireUpToDate(
  tx: Db,
  { ticketId, userId, readUpTo }: Writer,
): Promise<void> {
  const [newer] = await tx
    .select({ by: customers.firstName, at: ticketMessages.createdAt })
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(
      and(
        eq(ticketMessages.ticketId, ticketId),
        gt(ticketMessages.id, readUpTo),
        eq(ticketMessages.side, 'shop'),
        eq(ticketMessages.internal, false),
        sql`${ticketMessages.userId} is distinct from ${userId}`,
      ),
    )
    .orderBy(desc(ticketMessages.id))
    .limit(1);
  if (!newer) return;
  throw new Failure(
    'conflict',
    `${newer.by ?? 'Another admin'} replied after you opened this ticket. Your reply was not sent.`,
    { newer: { by: newer.by, at: newer.at.toISOString() } },
  );
}
