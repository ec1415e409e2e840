import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import type { PaymentRow } from '#db/schema/payments';
import type { ChargeFacts } from '../payment-events/charge-state.ts';
import { refundLateCharge } from '../payment-events/refund-late-charge.ts';
import type { ProviderCharge } from '../payments/provider/charges.ts';
import type { ProviderReturns } from '../payments/provider/returns.ts';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Retry } from './retry.ts';

type Dependencies = { db: Db; provider: PaymentProvider; retry: Retry };

const ever = new Date(0);

/**
 * Every paid invoice of a subscription with its refunds and disputes. Late charges are refunded
 * first, as their events would do.
 */
export async function readBooks(
  { db, provider, retry }: Dependencies,
  order: OrderRow,
  { subscriptionId, endedAt }: ProviderSubscription,
  ours: PaymentRow[],
): Promise<ChargeFacts[]> {
  const known = new Set(ours.map(({ providerId }) => providerId));
  const hadReturns = ours.some(({ kind }) => kind !== 'paid');
  const books: ChargeFacts[] = [];
  for (const charge of await retry(() => provider.chargesAfter(subscriptionId, ever))) {
    const given = known.has(charge.invoiceId)
      ? null
      : await retry(() => refundLateCharge({ db, provider }, order, charge, endedAt));
    const isTouched = given || hadReturns || charge.refundedCents > 0 || charge.wasDisputed;
    books.push({ charge, returns: isTouched ? await returnsOf(charge) : untouched() });
  }
  return books;

  function returnsOf({ invoiceId }: ProviderCharge): Promise<ProviderReturns> {
    return retry(() => provider.returns(invoiceId));
  }
}

function untouched(): ProviderReturns {
  return { refunds: [], disputes: [] };
}
