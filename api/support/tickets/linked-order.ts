import { inArray } from 'drizzle-orm';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import type { TicketRow } from '#db/schema/support-tickets';

/** `linkedOrder`: the order whose number was typed as what the ticket is about. */
export type WithLinkedOrder = { linkedOrder: string | null };

/** Numbers may have been typed in lower case. */
export async function withLinkedOrders<Row extends { ticket: TicketRow }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & WithLinkedOrder)[]> {
  const typed = new Set(rows.flatMap(({ ticket }) => typedNumber(ticket) ?? []));
  const found =
    typed.size === 0
      ? []
      : await db
          .select({ orderId: orders.orderId })
          .from(orders)
          .where(inArray(orders.orderId, [...typed]));
  const known = new Set(found.map(({ orderId }) => orderId));
  return rows.map((row) => {
    const number = typedNumber(row.ticket);
    return { ...row, linkedOrder: number !== null && known.has(number) ? number : null };
  });
}

/** What was typed as the number that the ticket is about. */
export function typedNumber({ projectId }: TicketRow): string | null {
  return projectId?.trim().toUpperCase() || null;
}
