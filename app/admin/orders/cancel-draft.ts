import * as v from 'valibot';
import { CancelOrder } from '#contract/cancellations';
import type { CancellationEnd, Order } from '#contract/orders';
import type { Refundable } from '#contract/refunds';
import {
  newRefundDraft,
  type RefundChoice,
  type RefundDraft,
  refundAmount,
  refundAmountSchema,
} from './refund-draft.ts';

export type CancelDraft = {
  when: CancellationEnd;
  choice: RefundChoice | 'none';
  /** As entered. */
  other: string;
  reason: string;
};

/** When it can end. Without a subscription at the provider, or once its end is set, only now. */
export function cancellationChoices(order: Order): CancellationEnd[] {
  const isOnlyNow = order.stripeSubscriptionId === null || order.cancelAt !== null;
  return isOnlyNow ? ['now'] : ['period_end', 'now'];
}

export function newCancelDraft(order: Order): CancelDraft {
  const [when = 'now'] = cancellationChoices(order);
  return { when, choice: 'none', other: '', reason: '' };
}

/** Validates the draft instead of the form's fields, in the shape of the API call. */
export function cancelSchema(draft: CancelDraft, limits: Refundable) {
  const { when, reason } = draft;
  const chosen = refundOf(draft, limits);
  const refund = chosen && { amount: refundAmount(chosen, limits) };
  return v.pipe(
    v.unknown(),
    v.transform((): unknown => ({ when, reason, refund })),
    v.object({
      ...CancelOrder.entries,
      refund: v.nullable(v.object({ amount: refundAmountSchema(limits) })),
    }),
  );
}

function refundOf({ choice, other }: CancelDraft, limits: Refundable): RefundDraft | null {
  return choice === 'none' ? null : { ...newRefundDraft(limits), choice, other };
}
