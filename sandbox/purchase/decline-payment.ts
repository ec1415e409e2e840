import { recordDecline } from '../billing/charge-card.ts';
import type { Context } from '../protocol/operation.ts';
import type { Decline } from '../resources/charges.ts';
import { addPaymentMethod } from '../resources/payment-methods.ts';
import { type PaymentAttempt, paymentIntentOf } from './payment-attempt.ts';

/** Records the failed charge. The session stays open. */
export function declinePayment(context: Context, attempt: PaymentAttempt, reason: Decline): void {
  const { session, card, payer } = attempt;
  const intent = paymentIntentOf(context, attempt, session.customer);
  recordDecline(context, intent, addPaymentMethod(context, card, payer, null), reason);
}
