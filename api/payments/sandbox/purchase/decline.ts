import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import { addCharge, type Decline } from '../resources/charges.ts';
import { addPaymentMethod } from '../resources/payment-methods.ts';
import { type Attempt, intentOf } from './attempt.ts';

/** A card that is refused: the session stays open, the failed charge stays to be seen. */
export function decline(context: Context, attempt: Attempt, reason: Decline): void {
  const { objects, emit } = context;
  const { session, card, payer } = attempt;
  const intent = intentOf(context, attempt, session.customer);
  const method = addPaymentMethod(context, card, payer, null);
  const charge = addCharge(context, intent, method, reason);
  const failed: Kinds['payment_intent'] = {
    ...intent,
    last_payment_error: {
      advice_code: 'try_again_later',
      charge: charge.id,
      code: 'card_declined',
      decline_code: reason.code,
      message: reason.message,
      network_decline_code: '01',
      payment_method: method,
      type: 'card_error',
    },
    latest_charge: charge.id,
    status: 'requires_payment_method',
  };
  objects.replace('payment_intent', failed);
  emit('charge.failed', charge);
  emit('payment_intent.payment_failed', failed);
}
