import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { findActiveRequest } from '../cancellations/repository.ts';
import type { ProviderCharge } from '../payments/provider/charges.ts';
import { isRefundRefused } from '../payments/provider/failures.ts';
import type { ProviderRefund } from '../payments/provider/returns.ts';
import type { PaymentProvider } from '../payments/provider.ts';

type Dependencies = { db: Db; provider: PaymentProvider };

type Order = Pick<OrderRow, 'id' | 'stripeSubscriptionId' | 'endedAt'>;

/**
 * Refunds what was charged for a period that began after the customer requested a cancellation,
 * and ends the subscription. A payment after the end is refunded too. Returns the refund, or null
 * where none was made. Repeating it refunds nothing twice.
 */
export async function refundLateCharge(
  { db, provider }: Dependencies,
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
