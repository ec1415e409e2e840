import { inArray } from 'drizzle-orm';
import type { Db } from '#db/client';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';

/** `mergedInto`: the business id of the ticket that has the messages now. */
export type WithMerge = { mergedInto: string | null };

export async function withMerges<Row extends { ticket: TicketRow }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & WithMerge)[]> {
  const ids = new Set(rows.flatMap(({ ticket }) => ticket.mergedIntoId ?? []));
  const found =
    ids.size === 0
      ? []
      : await db
          .select({ id: supportTickets.id, name: supportTickets.ticketId })
          .from(supportTickets)
          .where(inArray(supportTickets.id, [...ids]));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    mergedInto: names.get(row.ticket.mergedIntoId ?? 0) ?? null,
  }));
}
