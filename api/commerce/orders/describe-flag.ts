import * as v from 'valibot';
import { OrderFlagReason } from '#contract/order-flags';
import type { OrderFlagRow } from '#db/schema/order-flags';

/** Describes a flag for admins and the log. Flags are never identified by this text. */
export function describeFlag({ code, params }: OrderFlagReason): string {
  switch (code) {
    case 'duplicate_payment':
      return `Paid a second time through ${params.sessionId}`;
    case 'not_a_subscription':
      return `${params.sessionId} was paid once, not as a subscription`;
    case 'currency_mismatch':
      return `${params.sessionId} was paid in a different currency`;
    case 'amount_mismatch':
      return `${params.sessionId} was paid with a different amount`;
    case 'unexpected_payment':
      return `Paid through ${params.sessionId} when the order could no longer be paid`;
    case 'refund_failed':
      return `Refund ${params.refundId} failed: the bank did not accept it`;
    case 'other':
      return params.text;
  }
}

export function describeFlagRow(row: OrderFlagRow): string {
  return describeFlag(v.parse(OrderFlagReason, row));
}
