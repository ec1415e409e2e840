import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import type { PaymentStatus, SubscriptionStatus } from '#db/values/enumerations';
import { runningStatuses } from '#db/values/subscription-status';

type Life = Pick<OrderRow, 'paymentStatus' | 'subscriptionStatus'>;

/** What a paid order's money may have come to. */
type Settled = Extract<PaymentStatus, 'paid' | 'partially_refunded' | 'refunded' | 'disputed'>;

export type PaidFacts = {
  subscriptionId: string;
  customerId: string | null;
  paidAt: Date;
  nextChargeAt: Date | null;
};

/** From which payment states an order may still become active. */
const payable: PaymentStatus[] = ['pending', 'failed'];

/**
 * The only writer of an order's three statuses. Each step is one claim on the row: it answers
 * whether it was this caller that made it, so a repetition changes nothing.
 *
 * - payment: pending ⇄ failed; either → paid; from then on paid ⇄ partially_refunded ⇄ refunded ⇄
 *   disputed, as the ledger reads
 * - subscription: pending → active ⇄ past_due ⇄ unpaid, each → cancelled, which is the end
 * - work: pending → in_progress → delivered, each → cancelled with the subscription
 */
export const orderLife = {
  async paid(tx: Db, order: OrderRow, facts: PaidFacts): Promise<boolean> {
    const active: Life = { paymentStatus: 'paid', subscriptionStatus: 'active' };
    const rows = await tx
      .update(orders)
      .set({
        ...active,
        stripeSubscriptionId: facts.subscriptionId,
        stripeCustomerId: facts.customerId,
        paidAt: facts.paidAt,
        nextChargeAt: facts.nextChargeAt,
      })
      .where(and(eq(orders.id, order.id), inArray(orders.paymentStatus, payable)))
      .returning({ id: orders.id });
    return rows.length === 1;
  },

  /** In the session that the order would be paid in now: what became of an older one is old news. */
  async paymentFailed(tx: Db, sessionId: string): Promise<boolean> {
    const inSession = eq(orders.stripeSessionId, sessionId);
    return move(tx, inSession, 'pending', { paymentStatus: 'failed' });
  },

  /** What went back of the money, or was taken: as the ledger reads now. */
  async settled(tx: Db, order: OrderRow, paymentStatus: Settled): Promise<boolean> {
    const rows = await tx
      .update(orders)
      .set({ paymentStatus })
      .where(
        and(
          eq(orders.id, order.id),
          isNotNull(orders.paidAt),
          ne(orders.paymentStatus, paymentStatus),
        ),
      )
      .returning({ id: orders.id });
    return rows.length === 1;
  },

  /** Back to the start, when the buyer tries again. */
  async retried(tx: Db, order: OrderRow): Promise<boolean> {
    return move(tx, eq(orders.id, order.id), 'failed', { paymentStatus: 'pending' });
  },

  /** Somebody began to work on what was paid. */
  async started(tx: Db, order: OrderRow, startedAt: Date): Promise<boolean> {
    const rows = await tx
      .update(orders)
      .set({ status: 'in_progress', startedAt })
      .where(and(eq(orders.id, order.id), eq(orders.status, 'pending'), isNotNull(orders.paidAt)))
      .returning({ id: orders.id });
    return rows.length === 1;
  },

  /**
   * Handed over, with or without a start before it, as the delivery after `version`. Said again, only
   * the note changes.
   */
  async delivered(
    tx: Db,
    order: OrderRow,
    { at, note, version }: { at: Date; note: string | null; version: number },
  ): Promise<boolean> {
    const instant = at.toISOString();
    const rows = await tx
      .update(orders)
      .set({
        status: 'delivered',
        startedAt: sql`coalesce(${orders.startedAt}, ${instant})`,
        deliveredAt: sql`coalesce(${orders.deliveredAt}, ${instant})`,
        deliveryNote: note,
        deliveryVersion: version + 1,
      })
      .where(
        and(
          eq(orders.id, order.id),
          eq(orders.deliveryVersion, version),
          ne(orders.status, 'cancelled'),
          isNotNull(orders.paidAt),
        ),
      )
      .returning({ id: orders.id });
    return rows.length === 1;
  },

  /** The provider has agreed to end it with the period that is paid for. */
  async ending(
    tx: Db,
    order: OrderRow,
    { endsAt, syncedAt }: { endsAt: Date; syncedAt: Date },
  ): Promise<boolean> {
    return changeRunning(tx, order, { cancelAt: endsAt, syncedAt });
  },

  /** It goes on after all. */
  async kept(tx: Db, order: OrderRow, syncedAt: Date): Promise<boolean> {
    return changeRunning(tx, order, { cancelAt: null, syncedAt });
  },

  /** It is over, for good: nothing brings a cancelled order back. */
  async ended(tx: Db, order: OrderRow, endedAt: Date): Promise<boolean> {
    return changeRunning(tx, order, {
      status: 'cancelled',
      subscriptionStatus: 'cancelled',
      cancelAt: endedAt,
      endedAt,
      nextChargeAt: null,
      pastDueSince: null,
    });
  },

  /** As the provider tells it now, while it runs. */
  async running(
    tx: Db,
    order: OrderRow,
    facts: Pick<OrderRow, 'nextChargeAt' | 'cancelAt' | 'pastDueSince' | 'syncedAt'> & {
      subscriptionStatus: Exclude<SubscriptionStatus, 'pending' | 'cancelled'>;
    },
  ): Promise<boolean> {
    return changeRunning(tx, order, facts);
  },
};

async function move(
  tx: Db,
  which: SQL,
  from: PaymentStatus,
  to: Partial<{ paymentStatus: PaymentStatus; subscriptionStatus: SubscriptionStatus }>,
): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set(to)
    .where(and(which, eq(orders.paymentStatus, from)))
    .returning({ id: orders.id });
  return rows.length === 1;
}

async function changeRunning(tx: Db, order: OrderRow, to: Partial<OrderRow>): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set(to)
    .where(and(eq(orders.id, order.id), inArray(orders.subscriptionStatus, runningStatuses)))
    .returning({ id: orders.id });
  return rows.length === 1;
}
