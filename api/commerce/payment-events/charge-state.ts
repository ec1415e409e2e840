import { and, eq, ne } from 'drizzle-orm';
import type { Mail } from '#api/platform/mail/service';
import { publish } from '#api/platform/publish';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { refunds } from '#db/schema/refunds';
import { findActiveRequest } from '../cancellations/repository.ts';
import { raiseFlag } from '../orders/flags.ts';
import { orderLifecycle } from '../orders/lifecycle.ts';
import { mailDispute } from '../orders/mail/payments.ts';
import {
  chargeMovement,
  disputeMovements,
  paymentStatusOf,
  type RefundMovements,
  readBalance,
  recordMovement,
  refundsOf,
} from '../payments/ledger.ts';
import type {
  ProviderCharge,
  ProviderDispute,
  ProviderRefund,
  ProviderReturns,
} from '../payments/provider/charges.ts';
import { isRefundRefused } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';

type RefundLateChargeDependencies = { db: Db; provider: PaymentProvider };

type Order = Pick<OrderRow, 'id' | 'stripeSubscriptionId' | 'endedAt'>;

/** A paid invoice and its refunds and disputes, as the provider reports them now. */
export type ChargeFacts = { charge: ProviderCharge; returns: ProviderReturns };

type Dependencies = { mail: Mail; log: (line: string) => void };

/**
 * null: the invoice is not paid. Returns are read where the charge has any; `closely` always reads
 * them, because a failed refund leaves no trace on its charge.
 */
export async function readCharge(
  provider: PaymentProvider,
  invoiceId: string,
  { closely }: { closely: boolean },
): Promise<ChargeFacts | null> {
  const charge = await provider.charge(invoiceId);
  if (!charge) return null;
  const touched = closely || charge.refundedCents > 0 || charge.wasDisputed;
  const returns = touched ? await provider.returns(invoiceId) : { refunds: [], disputes: [] };
  return { charge, returns };
}

/**
 * Records an invoice's payment and returns in the ledger, and updates the order's payment status.
 * Answers whether the payment is new. One in another currency than the order's is flagged instead, as
 * it would mix sums. The caller has locked `order`.
 */
export async function syncCharge(
  tx: Db,
  order: OrderRow,
  { charge, returns }: ChargeFacts,
  deps: Dependencies,
): Promise<boolean> {
  if (charge.currency !== order.currency) {
    const params = { sessionId: charge.invoiceId };
    await raiseFlag(tx, order, { code: 'currency_mismatch', params }, deps.log);
    return false;
  }
  const isNew = await recordMovement(tx, chargeMovement(order, charge));
  for (const refund of refundsOf(order, charge, returns.refunds)) {
    await syncRefund(tx, order, refund, deps);
  }
  for (const dispute of returns.disputes) {
    await syncDispute(tx, order, { charge, dispute }, deps);
  }
  const paymentStatus = paymentStatusOf(await readBalance(tx, order.id));
  if (paymentStatus) await orderLifecycle.setPaymentStatus(tx, order, paymentStatus);
  return isNew;
}

async function syncRefund(
  tx: Db,
  order: OrderRow,
  { refund, movements }: RefundMovements,
  deps: Dependencies,
) {
  let isNew = false;
  for (const movement of movements) {
    const isFirst = await recordMovement(tx, movement);
    if (movement.kind === 'refund') isNew ||= isFirst;
  }
  if (isNew) {
    await publish(tx, { kind: 'order.refunded', id: order.id, name: order.orderId, by: null });
  }
  if (refund.status !== 'failed') return;
  const { refundId } = refund;
  await raiseFlag(tx, order, { code: 'refund_failed', params: { refundId } }, deps.log);
  if (!refund.requestId) return;
  await tx
    .update(refunds)
    .set({ status: 'failed', error: 'The customer’s bank rejected the refund.' })
    .where(
      and(
        eq(refunds.requestId, refund.requestId),
        eq(refunds.orderId, order.id),
        ne(refunds.status, 'failed'),
      ),
    );
}

async function syncDispute(
  tx: Db,
  order: OrderRow,
  { charge, dispute }: { charge: ProviderCharge; dispute: ProviderDispute },
  { mail }: Dependencies,
) {
  let isNew = false;
  for (const movement of disputeMovements(order, charge, dispute)) {
    const isFirst = await recordMovement(tx, movement);
    if (movement.providerId === dispute.disputeId) isNew = isFirst;
  }
  // A second dispute changes no status but needs an email. A won one does not.
  if (isNew && dispute.status !== 'won') {
    await publish(tx, { kind: 'order.disputed', id: order.id, name: order.orderId, by: null });
  }
  if (dispute.status === 'open') await mailDispute(tx, mail, order, dispute);
}

/**
 * Refunds what was charged for a period that began after the customer requested a cancellation,
 * and ends the subscription. A payment after the end is refunded too. Returns the refund, or null
 * where none was made. Repeating it refunds nothing twice.
 */
export async function refundLateCharge(
  { db, provider }: RefundLateChargeDependencies,
  order: Order,
  charge: ProviderCharge,
  endedAt: Date | null = order.endedAt,
): Promise<ProviderRefund | null> {
  const afterEnd = endedAt !== null && charge.paidAt > endedAt;
  if (!afterEnd && !(await wasCancelled(db, order, charge))) return null;
  const refund = charge.refundedCents < charge.cents ? await issue() : null;
  if (!endedAt) await provider.endNow(charge.subscriptionId ?? order.stripeSubscriptionId ?? '');
  return refund;

  function issue(): Promise<ProviderRefund | null> {
    return provider
      .refund({
        invoiceId: charge.invoiceId,
        cents: null,
        reason: 'requested_by_customer',
        idempotencyKey: `late-charge:${charge.invoiceId}`,
      })
      .catch((error) => {
        // Already refunded, or disputed at the bank.
        if (isRefundRefused(error)) return null;
        throw error;
      });
  }
}

async function wasCancelled(db: Db, order: Order, charge: ProviderCharge): Promise<boolean> {
  const request = await findActiveRequest(db, order.id);
  return !!request?.paidUntil && charge.periodStartsAt >= request.paidUntil;
}
