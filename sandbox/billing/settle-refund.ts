import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import { addFailedRefundTransaction } from '../resources/balance-transactions.ts';
import { previousAttributes } from '../resources/previous-attributes.ts';
import { requireObject } from '../resources/retrieve.ts';

type Refund = Kinds['refund'];

/** Completes a pending refund, or fails one that had seemed to succeed. */
export function settleRefund(context: Context, refund: Refund): void {
  const { objects, emit } = context;
  objects.setInternals(refund.id, {});
  if (refund.status === 'pending') {
    const { pending_reason: _, ...arrived } = refund;
    const succeeded = objects.replace('refund', { ...arrived, status: 'succeeded' });
    emit('refund.updated', succeeded, previousAttributes(refund, succeeded));
    return;
  }
  const charge = requireObject(context, 'charge', refund.charge ?? '');
  const { id } = addFailedRefundTransaction(context, refund.id, charge, refund.amount);
  const amount_refunded = charge.amount_refunded - refund.amount;
  objects.replace('charge', { ...charge, amount_refunded, refunded: false });
  const failed = objects.replace('refund', {
    ...refund,
    failure_balance_transaction: id,
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  });
  emit('refund.failed', failed, previousAttributes(refund, failed));
}
