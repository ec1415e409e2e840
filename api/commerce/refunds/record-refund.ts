import { Failure } from '#api/http/failure';
import type { Actor } from '#api/office/audit/write-audit';
import type { NewRefund } from '#contract/refunds';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { type RefundRow, refunds } from '#db/schema/refunds';
import { decimalFromCents } from '#db/values/money';
import { type RefundLimits, readLimits } from './refundable.ts';

/** Writes a refund that is not issued yet. 409 where it is more than what can be refunded. */
export async function recordRefund(
  tx: Db,
  order: OrderRow,
  actor: Pick<Actor, 'user'>,
  { amount, reason, endSubscription, requestId }: NewRefund,
  at: Date,
): Promise<RefundRow> {
  requireWithin(await readLimits(tx, order, at), amount);
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      requestId,
      userId: actor.user.id,
      amount,
      reason,
      endSubscription,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing({ target: refunds.requestId })
    .returning();
  if (!refund) throw otherRefund();
  return refund;
}

export function otherRefund(): Failure {
  return new Failure(
    'conflict',
    'This refund was already issued with other values. Open the form again to issue another one.',
  );
}

function requireWithin({ refusal, most }: RefundLimits, amount: number): void {
  if (refusal) throw new Failure('conflict', refusal);
  if (amount <= most) return;
  throw new Failure('conflict', `You can refund up to $${decimalFromCents(most)} of this order.`);
}
