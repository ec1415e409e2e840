import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { publish } from '#api/platform/publish';
import type { WebhookEventType } from '#contract/events';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import {
  type DeliveryStage,
  type PaymentStatus,
  runningStatuses,
  type SubscriptionStatus,
} from '#db/values/enumerations';
import { resumedBy, resumeWithoutAnswers } from './delivery/deadline.ts';
import { enterStage } from './delivery/stages.ts';
import { cardColumns } from './find.ts';

type Life = Pick<OrderRow, 'paymentStatus' | 'subscriptionStatus'>;

type Settled = Extract<PaymentStatus, 'paid' | 'partially_refunded' | 'refunded' | 'disputed'>;

export type PaidFacts = {
  subscriptionId: string;
  customerId: string | null;
  paidAt: Date;
  nextChargeAt: Date | null;
  /** Absent, null: unknown. */
  card?: { brand: string; last4: string } | null;
  /** Absent, null: never. */
  discountEndsAt?: Date | null;
};

type DeliveryFacts = {
  at: Date;
  by?: number | undefined;
  note: string | null;
  /** Absent: unchanged. */
  liveUrl?: string | null;
  version: number;
};

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
export const orderLifecycle = {
  async markPaid(tx: Db, order: OrderRow, facts: PaidFacts): Promise<boolean> {
    const active: Life = { paymentStatus: 'paid', subscriptionStatus: 'active' };
    const rows = await tx
      .update(orders)
      .set({
        ...active,
        stripeSubscriptionId: facts.subscriptionId,
        stripeCustomerId: facts.customerId,
        paidAt: facts.paidAt,
        nextChargeAt: facts.nextChargeAt,
        ...cardColumns(facts.card ?? null),
        discountEndsAt: order.discountId === null ? null : (facts.discountEndsAt ?? null),
      })
      .where(and(eq(orders.id, order.id), inArray(orders.paymentStatus, payable)))
      .returning({ id: orders.id });
    return rows.length === 1 && enterStage(tx, order.id, 'requirements', { at: facts.paidAt });
  },

  /** Only for the order's current session; results of older ones are ignored. */
  async markPaymentFailed(tx: Db, sessionId: string): Promise<boolean> {
    const inSession = eq(orders.stripeSessionId, sessionId);
    return move(tx, inSession, 'pending', { paymentStatus: 'failed' });
  },

  /** Sets the payment status that the ledger adds up to. */
  async setPaymentStatus(tx: Db, order: OrderRow, paymentStatus: Settled): Promise<boolean> {
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
      .returning({ id: orders.id, name: orders.orderId });
    return publishChanged(tx, rows);
  },

  async retryPayment(tx: Db, order: OrderRow): Promise<boolean> {
    return move(tx, eq(orders.id, order.id), 'failed', { paymentStatus: 'pending' });
  },

  /**
   * Enters `stage` if the order is still at its requirements; `by` is the admin. The promised hours
   * stay paused while the brief was never sent.
   */
  async startWork(
    tx: Db,
    order: OrderRow,
    startedAt: Date,
    { stage = 'development', by }: { stage?: DeliveryStage; by?: number | undefined } = {},
  ): Promise<boolean> {
    const [started] = await tx
      .update(orders)
      .set({ status: 'in_progress', startedAt })
      .where(and(eq(orders.id, order.id), eq(orders.status, 'pending'), isNotNull(orders.paidAt)))
      .returning({ stage: orders.stage });
    if (started) await resumeWithoutAnswers(tx, order, startedAt);
    if (started && (started.stage === null || started.stage === 'requirements')) {
      await enterStage(tx, order.id, stage, { at: startedAt, by });
    }
    return started !== undefined;
  },

  /**
   * Delivers, started or not, as the delivery after `version`. Repeating it only changes the note
   * and the live address.
   */
  async deliver(
    tx: Db,
    order: OrderRow,
    { at, by, note, liveUrl = order.liveUrl, version }: DeliveryFacts,
  ): Promise<boolean> {
    const instant = at.toISOString();
    const rows = await tx
      .update(orders)
      .set({
        status: 'delivered',
        startedAt: sql`coalesce(${orders.startedAt}, ${instant})`,
        deliveredAt: sql`coalesce(${orders.deliveredAt}, ${instant})`,
        deliveryNote: note,
        liveUrl,
        // A website that moved is up or down once its new address was checked.
        siteDownSince: liveUrl === null ? null : order.siteDownSince,
        deliveryVersion: version + 1,
        ...resumedBy(at),
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
    if (rows.length === 0) return false;
    await enterStage(tx, order.id, 'release', { at, by });
    if (!order.deliveredAt) await publishOf(tx, order, 'order.delivered');
    return true;
  },

  /** The provider will end it with the paid period. */
  async scheduleEnd(
    tx: Db,
    order: OrderRow,
    { endsAt, syncedAt }: { endsAt: Date; syncedAt: Date },
  ): Promise<boolean> {
    return changeRunning(tx, order, { cancelAt: endsAt, syncedAt });
  },

  async withdrawEnd(tx: Db, order: OrderRow, syncedAt: Date): Promise<boolean> {
    return changeRunning(tx, order, { cancelAt: null, syncedAt });
  },

  /** Final: nothing reactivates a cancelled order. */
  async end(tx: Db, order: OrderRow, endedAt: Date): Promise<boolean> {
    const ended = await changeRunning(tx, order, {
      status: 'cancelled',
      subscriptionStatus: 'cancelled',
      cancelAt: endedAt,
      endedAt,
      nextChargeAt: null,
      pastDueSince: null,
      siteDownSince: null,
    });
    if (ended) await publishOf(tx, order, 'order.cancelled');
    return ended;
  },

  async updateSubscription(
    tx: Db,
    order: OrderRow,
    facts: Pick<OrderRow, 'nextChargeAt' | 'cancelAt' | 'pastDueSince' | 'syncedAt'> & {
      subscriptionStatus: Exclude<SubscriptionStatus, 'pending' | 'cancelled'>;
    },
  ): Promise<boolean> {
    const runs = await changeRunning(tx, order, facts);
    if (runs && facts.subscriptionStatus === 'active' && order.pastDueSince) {
      await publishOf(tx, order, 'order.recovered');
    }
    return runs;
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
    .returning({ id: orders.id, name: orders.orderId });
  return publishChanged(tx, rows);
}

async function changeRunning(tx: Db, order: OrderRow, to: Partial<OrderRow>): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set(to)
    .where(and(eq(orders.id, order.id), inArray(orders.subscriptionStatus, runningStatuses)))
    .returning({ id: orders.id, name: orders.orderId });
  return publishChanged(tx, rows);
}

function publishOf(tx: Db, { id, orderId }: OrderRow, kind: WebhookEventType): Promise<void> {
  return publish(tx, { kind, id, name: orderId, by: null });
}

/** Whether an order was changed; open pages are told. */
async function publishChanged(
  tx: Db,
  [order]: readonly { id: number; name: string }[],
): Promise<boolean> {
  if (order) await publish(tx, { kind: 'payment.changed', ...order, by: null });
  return order !== undefined;
}
