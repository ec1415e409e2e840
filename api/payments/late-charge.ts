import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { standingRequest } from '../cancellations/requests.ts';
import type { Movement } from './ledger.ts';
import { type PaymentProvider, type ProviderCharge, ProviderRefused } from './provider.ts';

type Dependencies = { db: Db; provider: PaymentProvider };

/**
 * Gives back by itself what was charged for a period that began after the customer had asked to
 * cancel, and ends the subscription, which should have ended with the period before. Answers the
 * ledger's row, or null where nothing goes back. Repeating it gives nothing back twice.
 */
export async function giveBackLateCharge(
  { db, provider }: Dependencies,
  order: OrderRow,
  charge: ProviderCharge,
): Promise<Movement | null> {
  const request = await standingRequest(db, order.id);
  if (!request?.paidUntil || charge.periodStartsAt < request.paidUntil) return null;
  const refund = await provider
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
  await provider.endNow(charge.subscriptionId ?? order.stripeSubscriptionId ?? '');
  if (!refund || refund.status === 'failed') return null;
  return {
    orderId: order.id,
    kind: 'refund',
    providerId: refund.refundId,
    amount: refund.cents,
    occurredAt: refund.createdAt,
  };
}
