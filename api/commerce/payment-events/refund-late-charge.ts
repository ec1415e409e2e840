import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { standingRequest } from '../cancellations/repository.ts';
import type { ProviderCharge } from '../payments/provider/charges.ts';
import { ProviderRefused } from '../payments/provider/failures.ts';
import type { ProviderRefund } from '../payments/provider/returns.ts';
import type { PaymentProvider } from '../payments/provider.ts';

type Dependencies = { db: Db; provider: PaymentProvider };

type Order = Pick<OrderRow, 'id' | 'stripeSubscriptionId' | 'endedAt'>;

/**
 * Gives back by itself what was charged for a period that began after the customer had asked to
 * cancel, and ends the subscription, which should have ended with the period before. What was paid
 * when it had ended goes back as well: an old bill brings nothing back to life. Answers the refund,
 * or null where none was made. Repeating it gives nothing back twice.
 */
export async function giveBackLateCharge(
  { db, provider }: Dependencies,
  order: Order,
  charge: ProviderCharge,
  endedAt: Date | null = order.endedAt,
): Promise<ProviderRefund | null> {
  const afterEnd = endedAt !== null && charge.paidAt > endedAt;
  if (!afterEnd && !(await wasCancelled(db, order, charge))) return null;
  const refund = charge.refundedCents < charge.cents ? await giveBack() : null;
  if (!endedAt) await provider.endNow(charge.subscriptionId ?? order.stripeSubscriptionId ?? '');
  return refund;

  function giveBack(): Promise<ProviderRefund | null> {
    return provider
      .refund({
        invoiceId: charge.invoiceId,
        cents: null,
        reason: 'requested_by_customer',
        idempotencyKey: `late-charge:${charge.invoiceId}`,
      })
      .catch((error) => {
        // Somebody was faster, or the card's bank took it back already.
        if (error instanceof ProviderRefused) return null;
        throw error;
      });
  }
}

async function wasCancelled(db: Db, order: Order, charge: ProviderCharge): Promise<boolean> {
  const request = await standingRequest(db, order.id);
  return !!request?.paidUntil && charge.periodStartsAt >= request.paidUntil;
}
