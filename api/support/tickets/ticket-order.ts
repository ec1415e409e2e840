import { inArray } from 'drizzle-orm';
import { deliveryClockOf } from '#api/commerce/orders/delivery/deadline';
import type { OrderDelivery } from '#contract/delivery-clock';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import type { TicketRow } from '#db/schema/support-tickets';

/** `linkedOrder`: the order whose number was typed as what the ticket is about. */
export type WithLinkedOrder = { linkedOrder: string | null };

/** A ticket and the order whose conversation it is, if it is one. */
export type TicketWithOrder = { ticket: TicketRow; order: OrderRow | null };

export async function withOrders<Row extends { ticket: TicketRow }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & TicketWithOrder)[]> {
  const ids = new Set(rows.flatMap(({ ticket }) => ticket.orderId ?? []));
  const found =
    ids.size === 0 ? [] : await db.query.orders.findMany({ where: inArray(orders.id, [...ids]) });
  const byId = new Map(found.map((order) => [order.id, order]));
  return rows.map((row) => ({ ...row, order: byId.get(row.ticket.orderId ?? 0) ?? null }));
}

export async function withOrder<Row extends { ticket: TicketRow }>(
  db: Db,
  row: Row,
): Promise<Row & TicketWithOrder> {
  const [known] = await withOrders(db, [row]);
  return known ?? { ...row, order: null };
}

export function orderDeliveryToWire(order: OrderRow): OrderDelivery {
  const { id, orderId, productTitle, status, stage, deliveredAt } = order;
  return {
    id,
    orderId,
    productTitle,
    status,
    stage,
    ...deliveryClockOf(order),
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}

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
