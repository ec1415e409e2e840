import { and, eq } from 'drizzle-orm';
import { terms } from '#contract/terms';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { refunds } from '#db/schema/refunds';
import { readBalance } from '../payments/ledger.ts';

const windowMs = terms.refundWindowDays * 24 * 60 * 60 * 1000;

/** What can be given back of an order. In cents; nothing where there is a `refusal`. */
export type RefundLimits = {
  most: number;
  /** What the terms promise; null outside of the days for it. */
  policy: number | null;
  policyUntil: Date | null;
  refusal: string | null;
};

/** As the ledger reads now; exact while the caller holds the order's row. */
export async function readLimits(db: Db, order: OrderRow, now: Date): Promise<RefundLimits> {
  const balance = await readBalance(db, order.id);
  const most = Math.max(0, balance.paid - balance.returned);
  const refusal = balance.isDisputed ? disputed : await whyNothing(db, order, { ...balance, most });
  if (refusal) return { most: 0, policy: null, policyUntil: null, refusal };
  const policyUntil = endOfWindow(order, now);
  const promised = Math.min(terms.refundCents, balance.paid) - balance.returned;
  const policy = policyUntil && Math.min(most, Math.max(0, promised));
  return { most, policy, policyUntil, refusal };
}

const disputed =
  'The customer disputes a payment of this order. Nothing can be given back until the bank has decided.';

const notThroughProvider =
  'No payment of this order went through the payment service, as with every demo order. There is nothing that it could give back.';

async function whyNothing(
  db: Db,
  order: OrderRow,
  { paid, most }: { paid: number; most: number },
): Promise<string | null> {
  if (paid === 0) return 'Nothing was paid for this order.';
  const underway = and(eq(refunds.orderId, order.id), eq(refunds.status, 'pending'));
  if (await db.query.refunds.findFirst({ where: underway })) {
    return 'A refund of this order is on its way. Wait until it has arrived at the payment service.';
  }
  if (most === 0) return 'All that was paid for this order has gone back.';
  return order.stripeSubscriptionId ? null : notThroughProvider;
}

/** The last moment of the days that the terms give from the delivery; null before and after. */
function endOfWindow({ deliveredAt }: OrderRow, now: Date): Date | null {
  const until = deliveredAt && new Date(deliveredAt.getTime() + windowMs);
  return until && now <= until ? until : null;
}
