import type { ListedRefund, Refund, Refundable } from '#contract/refunds';
import type { RefundRow } from '#db/schema/refunds';
import { decimalFromCents, sumFromCents } from '#db/values/money';
import type { ListedRefundRow } from './list.ts';
import type { RefundLimits } from './refundable.ts';

type Limits = RefundLimits & { credit: number | null };

export function refundableToWire({ most, credit, ...limits }: Limits): Refundable {
  const { policy, policyUntil, refusal } = limits;
  return {
    maxAmount: decimalFromCents(most),
    creditAmount: credit === null ? null : sumFromCents(credit),
    policyAmount: policy === null ? null : decimalFromCents(policy),
    policyUntil: policyUntil?.toISOString() ?? null,
    refusal,
  };
}

export function refundToWire(refund: RefundRow): Refund {
  const { id, amount, reason, endSubscription, status, error, createdAt } = refund;
  return {
    id,
    amount: decimalFromCents(amount),
    reason,
    endSubscription,
    status,
    error,
    createdAt: createdAt.toISOString(),
  };
}

export function listedRefundToWire({ refund, givenBy }: ListedRefundRow): ListedRefund {
  return { ...refundToWire(refund), givenBy };
}
