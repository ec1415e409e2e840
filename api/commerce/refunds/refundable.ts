import { and, eq } from 'drizzle-orm';
import { moneyFormatOf } from '#contract/currency';
import { termsAmount } from '#contract/money-format';
import { terms } from '#contract/terms';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { refunds } from '#db/schema/refunds';
import { readBalance } from '../payments/ledger.ts';

const windowMs = terms.refundWindowDays * 24 * 60 * 60 * 1000;

/** The refundable amount of an order, in cents; zero with a `refusal`. */
export type RefundLimits = {
  most: number;
  /** The refund that the terms promise; null outside their period. */
  policy: number | null;
  policyUntil: Date | null;
  refusal: string | null;
};

/** Exact while the caller holds the order's lock. */
export async function readLimits(db: Db, order: OrderRow, now: Date): Promise<RefundLimits> {
  const balance = await readBalance(db, order.id);
  const most = Math.max(0, balance.paid - balance.returned);
  const refusal = balance.isDisputed ? disputed : await whyNothing(db, order, { ...balance, most });
  if (refusal) return { most: 0, policy: null, policyUntil: null, refusal };
  const policyUntil = endOfWindow(order, now);
  const inTerms = termsAmount(terms.refundCents, moneyFormatOf(order.currency));
  const promised = Math.min(inTerms, balance.paid) - balance.returned;
  const policy = policyUntil && Math.min(most, Math.max(0, promised));
  return { most, policy, policyUntil, refusal };
}

const disputed =
  'The customer disputed a payment for this order. It can’t be refunded until the bank decides.';

const notThroughProvider =
  'This is a demo order. It wasn’t paid through the payment provider, so it can’t be refunded.';

async function whyNothing(
  db: Db,
  order: OrderRow,
  { paid, most }: { paid: number; most: number },
): Promise<string | null> {
  if (paid === 0) return 'This order has no payment.';
  const underway = and(eq(refunds.orderId, order.id), eq(refunds.status, 'pending'));
  if (await db.query.refunds.findFirst({ where: underway })) {
    return 'A refund for this order is being processed. Try again when it has finished.';
  }
  if (most === 0) return 'This order has been fully refunded.';
  return order.stripeSubscriptionId ? null : notThroughProvider;
}

/** End of the refund period after delivery; null outside it. */
function endOfWindow({ deliveredAt }: OrderRow, now: Date): Date | null {
  const until = deliveredAt && new Date(deliveredAt.getTime() + windowMs);
  return until && now <= until ? until : null;
}
