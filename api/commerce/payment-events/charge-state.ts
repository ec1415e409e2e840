import { and, eq, ne } from 'drizzle-orm';
import type { Mail } from '#api/platform/mail/service';
import { publish } from '#api/platform/publish';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { refunds } from '#db/schema/refunds';
import { raiseFlag } from '../orders/flags.ts';
import { orderLifecycle } from '../orders/lifecycle.ts';
import { mailDispute } from '../orders/mail-dispute.ts';
import {
  chargeMovement,
  disputeMovements,
  paymentStatusOf,
  readBalance,
  recordMovement,
  refundMovements,
} from '../payments/ledger.ts';
import type { ProviderCharge } from '../payments/provider/charges.ts';
import type {
  ProviderDispute,
  ProviderRefund,
  ProviderReturns,
} from '../payments/provider/returns.ts';
import type { PaymentProvider } from '../payments/provider.ts';

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
 * Answers whether the payment is new. The caller has locked `order`.
 */
export async function syncCharge(
  tx: Db,
  order: OrderRow,
  { charge, returns }: ChargeFacts,
  deps: Dependencies,
): Promise<boolean> {
  const isNew = await recordMovement(tx, chargeMovement(order.id, charge));
  for (const refund of returns.refunds) await syncRefund(tx, order, refund, deps);
  for (const dispute of returns.disputes) await syncDispute(tx, order, dispute, deps);
  const paymentStatus = paymentStatusOf(await readBalance(tx, order.id));
  if (paymentStatus) await orderLifecycle.setPaymentStatus(tx, order, paymentStatus);
  return isNew;
}

async function syncRefund(tx: Db, order: OrderRow, refund: ProviderRefund, deps: Dependencies) {
  for (const movement of refundMovements(order.id, refund)) await recordMovement(tx, movement);
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
  dispute: ProviderDispute,
  { mail }: Dependencies,
) {
  let isNew = false;
  for (const movement of disputeMovements(order.id, dispute)) {
    const isFirst = await recordMovement(tx, movement);
    if (movement.providerId === dispute.disputeId) isNew = isFirst;
  }
  // A second dispute changes no status but needs an email. A won one does not.
  if (isNew && dispute.status !== 'won') {
    await publish(tx, { kind: 'payment.disputed', id: order.id, name: order.orderId, by: null });
  }
  if (dispute.status === 'open') await mailDispute(tx, mail, order, dispute);
}
