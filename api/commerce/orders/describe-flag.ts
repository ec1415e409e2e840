import * as v from 'valibot';
import { OrderFlagReason } from '#contract/order-flags';
import type { OrderFlagRow } from '#db/schema/order-flags';

/** A flag in a sentence, for admins and the log. Nothing identifies a flag by it. */
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

/** The same for a flag as it was read from the database. */
export function describeFlagRow(row: OrderFlagRow): string {
  return describeFlag(v.parse(OrderFlagReason, row));
}
