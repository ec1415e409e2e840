import { meetDecline } from '../billing/charge-card.ts';
import type { Context } from '../protocol/operation.ts';
import type { Decline } from '../resources/charges.ts';
import { addPaymentMethod } from '../resources/payment-methods.ts';
import { type Attempt, intentOf } from './payment-attempt.ts';

/** A card that is refused: the session stays open, the failed charge stays to be seen. */
export function decline(context: Context, attempt: Attempt, reason: Decline): void {
  const { session, card, payer } = attempt;
  const intent = intentOf(context, attempt, session.customer);
  meetDecline(context, intent, addPaymentMethod(context, card, payer, null), reason);
}
