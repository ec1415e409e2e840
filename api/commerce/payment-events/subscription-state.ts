import { and, eq } from 'drizzle-orm';
import type { Mail } from '#api/platform/mail/service';
import { publish } from '#api/platform/publish';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { refunds } from '#db/schema/refunds';
import { findNewestRequest, moveRequest } from '../cancellations/repository.ts';
import { syncDiscount } from '../orders/discount.ts';
import { syncCard } from '../orders/find.ts';
import { isDecidedByShop, isOpen } from '../orders/flags.ts';
import { orderLifecycle } from '../orders/lifecycle.ts';
import { mailEnd, mailFailedRenewal } from '../orders/mail/payments.ts';
import type { ProviderBill } from '../payments/provider/charges.ts';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';
import { syncPlan } from '../plan-changes/provider-plan.ts';

type Facts = {
  order: OrderRow;
  subscription: ProviderSubscription;
  /** The unpaid invoice of a past due subscription. */
  unpaid?: ProviderBill | null;
  /** When the provider was asked: an older answer must not overwrite a newer one. */
  askedAt: Date;
  /** Whether another email says that it has ended. */
  endIsTold?: boolean;
  mail: Mail;
};

/** Updates an order, and its cancellation request, to the state of its subscription. */
export async function syncSubscription(tx: Db, facts: Facts): Promise<void> {
  const { order, subscription, askedAt, unpaid = null, mail } = facts;
  if (subscription.endedAt) return endSubscription(tx, facts, subscription.endedAt);
  const { status, currentPeriodEnd, endsAt } = subscription;
  if (status === 'pending' || status === 'cancelled') return;
  if (order.syncedAt && order.syncedAt > askedAt) return;
  const cancelAt = endsAt;
  const since = order.pastDueSince ?? unpaid?.owedSince ?? askedAt;
  const runs = await orderLifecycle.updateSubscription(tx, order, {
    subscriptionStatus: status,
    nextChargeAt: currentPeriodEnd,
    cancelAt,
    pastDueSince: status === 'active' ? null : since,
    syncedAt: askedAt,
  });
  if (runs && unpaid && !cancelAt) await mailFailedRenewal(tx, mail, order, unpaid);
  if (runs && status !== 'active' && !order.pastDueSince) {
    await publish(tx, { kind: 'order.past_due', id: order.id, name: order.orderId, by: null });
  }
  await syncCard(tx, order, subscription.card);
  await syncDiscount(tx, order, subscription, askedAt);
  await syncPlan(tx, { order, subscription, askedAt, mail });
  // The cancellation was withdrawn at the provider, by us before a crash or in its dashboard.
  if (!order.cancelAt || cancelAt) return;
  const request = await findNewestRequest(tx, order.id);
  if (request) await moveRequest(tx, request.id, ['completed'], { status: 'withdrawn' });
}

async function endSubscription(tx: Db, facts: Facts, endedAt: Date): Promise<void> {
  const { order, mail, endIsTold = false } = facts;
  if (!(await orderLifecycle.end(tx, order, endedAt))) return;
  const request = await findNewestRequest(tx, order.id);
  // Its refund is still to be issued, and its own email tells of the end.
  if (request && isOpen(request) && isDecidedByShop(request)) return;
  if (request) {
    const done = { status: 'completed', processedAt: endedAt, error: null } as const;
    await moveRequest(tx, request.id, ['pending', 'processing'], done);
  }
  if (!endIsTold && !(await endsWithRefund(tx, order))) await mailEnd(tx, mail, order, endedAt);
}

/** A refund that ends the subscription has one email for both. */
async function endsWithRefund(tx: Db, { id }: OrderRow): Promise<boolean> {
  const pending = and(eq(refunds.status, 'pending'), eq(refunds.endSubscription, true));
  const where = and(eq(refunds.orderId, id), pending);
  return (await tx.query.refunds.findFirst({ columns: { id: true }, where })) !== undefined;
}
