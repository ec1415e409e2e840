import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { TicketCounts } from '#contract/tickets';
import { maxWaiting } from '#contract/waiting';
import type { Db } from '#db/client';
import { supportTickets } from '#db/schema/support-tickets';
import { isActive, isLate, isSnoozed } from './list.ts';

/** Counts what each view of the list shows. Each count reads at most `maxWaiting` tickets. */
export async function countTickets(
  db: Db,
  { userId, now }: { userId: number; now: Date },
): Promise<TicketCounts> {
  const [row] = await db
    .select({
      active: upTo(isActive),
      mine: upTo(and(isActive, eq(supportTickets.assignedTo, userId))),
      unassigned: upTo(and(isActive, isNull(supportTickets.assignedTo))),
      late: upTo(isLate(now)),
      snoozed: upTo(isSnoozed),
    })
    .from(sql`(select 1) one`);
  if (!row) throw new Error('Counts without a table are always a row');
  return row;
}

function upTo(condition: SQL | undefined) {
  const rows = sql`select 1 from ${supportTickets} where ${condition} limit ${maxWaiting}`;
  return sql<number>`(select count(*) from (${rows}) found)`.mapWith(Number);
}
