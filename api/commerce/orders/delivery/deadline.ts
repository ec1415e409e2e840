import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { findLastAction } from '#api/office/audit/list';
import type { DeliveryClock } from '#contract/delivery-clock';
import type { Db } from '#db/client';
import { briefs } from '#db/schema/briefs';
import { type OrderRow, orders } from '#db/schema/orders';
import type { PauseReason } from '#db/values/enumerations';

const { paidAt, pauseReason, pausedAt, resumedAt, clockStartAt, promisedHours, earlierPauses } =
  orders;
const hourMs = 60 * 60 * 1000;

type ClockColumns = Pick<
  OrderRow,
  | 'paidAt'
  | 'status'
  | 'pauseReason'
  | 'pausedAt'
  | 'resumedAt'
  | 'clockStartAt'
  | 'promisedHours'
  | 'earlierPauses'
>;

/**
 * When the website is due. The promised hours count from the payment and pause while the shop waits
 * for its customer. Later changes of the shop’s promise leave them.
 */
export function deliveryClockOf(order: ClockColumns): DeliveryClock {
  const deadline = deadlineOf(order);
  if (!deadline || order.status === 'cancelled') return { promisedAt: null, pause: null };
  return { promisedAt: deadline.toISOString(), pause: pauseOf(order, deadline) };
}

function deadlineOf(order: ClockColumns): Date | null {
  const startedAt = order.clockStartAt ?? order.paidAt;
  return startedAt && new Date(startedAt.getTime() + order.promisedHours * hourMs);
}

function pauseOf(order: ClockColumns, deadline: Date): DeliveryClock['pause'] {
  if (!order.pausedAt || !order.pauseReason) return null;
  return {
    reason: order.pauseReason,
    since: order.pausedAt.toISOString(),
    until: order.resumedAt?.toISOString() ?? null,
    leftMs: deadline.getTime() - (order.resumedAt ?? order.pausedAt).getTime(),
    earlier: order.earlierPauses.map(({ reason, since, until }) => ({
      reason,
      since: new Date(since).toISOString(),
      until: new Date(until).toISOString(),
    })),
  };
}

function isClockPaused(order: Pick<OrderRow, 'pausedAt' | 'resumedAt'>): boolean {
  return order.pausedAt !== null && order.resumedAt === null;
}

export function isWaitingFor(
  order: Pick<OrderRow, 'pausedAt' | 'resumedAt' | 'pauseReason'>,
  reason: PauseReason,
): boolean {
  return isClockPaused(order) && order.pauseReason === reason;
}

/** The condition of `orders_paused_idx`. */
export const isPaused = sql`${pausedAt} is not null and ${resumedAt} is null`;

/**
 * What `orders_undelivered_idx` sorts by: the deadline; paused orders are last. Only a timestamp
 * without a zone plus an interval may be in an index.
 */
export const deadlineOrder = {
  by: sql`(case when ${isPaused} then 'infinity'::timestamptz else ((coalesce(${clockStartAt}, ${paidAt}) at time zone 'UTC') + make_interval(hours => ${promisedHours})) at time zone 'UTC' end)`,
  of: (order: ClockColumns): Date | null => (isClockPaused(order) ? null : deadlineOf(order)),
};

/**
 * Pauses the promised hours of an order that isn’t delivered. Does nothing while they are paused. Returns
 * the order as it is then.
 */
export async function pauseDelivery(
  tx: Db,
  order: OrderRow,
  reason: PauseReason,
  at: Date,
): Promise<OrderRow> {
  const [paused] = await tx
    .update(orders)
    .set({ pauseReason: reason, pausedAt: at, resumedAt: null, earlierPauses: allPauses })
    .where(
      and(
        eq(orders.id, order.id),
        sql`not (${isPaused})`,
        isNull(orders.deliveredAt),
        ne(orders.status, 'cancelled'),
      ),
    )
    .returning();
  return paused ?? order;
}

/** Resumes the promised hours if they are paused for this reason. Returns the order as it is then. */
export async function resumeDelivery(
  tx: Db,
  order: OrderRow,
  reason: PauseReason,
  at: Date,
): Promise<OrderRow> {
  const [resumed] = await tx
    .update(orders)
    .set(resumedBy(at))
    .where(and(eq(orders.id, order.id), isPaused, eq(orders.pauseReason, reason)))
    .returning();
  return resumed ?? order;
}

/**
 * Ends the wait for a brief that was sent before: the shop goes on without what it asked for later. A
 * brief that was never sent is still waited for.
 */
export async function resumeWithoutAnswers(tx: Db, order: OrderRow, at: Date): Promise<void> {
  const [brief] = await tx
    .select({ sentAt: briefs.sentAt })
    .from(briefs)
    .where(eq(briefs.orderId, order.id));
  if (brief?.sentAt) await resumeDelivery(tx, order, 'brief', at);
}

/** The pauses so far, once a new one begins. */
const allPauses = sql`case when ${pausedAt} is null then ${earlierPauses} else ${earlierPauses} || jsonb_build_object('reason', ${pauseReason}, 'since', ${pausedAt}, 'until', ${resumedAt}) end`;

/** What ends a pause, whatever its reason. Changes nothing if there is none. */
export function resumedBy(at: Date): Record<'clockStartAt' | 'resumedAt', SQL> {
  // The provider’s clock set `pausedAt`, and may be ahead of ours.
  const end = sql`greatest(${at.toISOString()}::timestamptz, ${pausedAt})`;
  return {
    clockStartAt: sql`case when ${isPaused} then coalesce(${clockStartAt}, ${paidAt}) + (${end} - ${pausedAt}) else ${clockStartAt} end`,
    resumedAt: sql`case when ${isPaused} then ${end} else ${resumedAt} end`,
  };
}

/** A 409 that says who changed a delivery since it was read, and when. */
export async function staleDeliveryFailure(tx: Db, order: OrderRow): Promise<Failure> {
  const known = await findLastAction(
    tx,
    ['order.delivered', 'order.credentials_replaced', 'order.live_address_changed'],
    order.id,
  );
  const newer = known ?? { by: null, at: (order.deliveredAt ?? order.updatedAt).toISOString() };
  const by = newer.by ?? 'Another admin';
  const sentence =
    order.deliveryVersion === 1
      ? `${by} has already delivered this website.`
      : `${by} has changed the delivery of this website.`;
  return new Failure('conflict', sentence, { newer });
}
