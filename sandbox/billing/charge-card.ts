import { docUrl } from '../protocol/doc-url.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import { addCharge, type Decline } from '../resources/charges.ts';

type Intent = Kinds['payment_intent'];
type Method = Kinds['payment_method'];

export interface ChargeResult {
  intent: Intent;
  charge: Kinds['charge'];
}

/** Charges a card for a payment intent. The caller emits the events, in the provider's order. */
export function chargeCard(context: Context, intent: Intent, method: Method): ChargeResult {
  const charge = addCharge(context, intent, method);
  const succeeded = context.objects.replace('payment_intent', {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  return { intent: succeeded, charge };
}

/** Records a declined attempt. The payment intent can be paid with another attempt. */
export function recordDecline(
  context: Context,
  intent: Intent,
  method: Method,
  decline: Decline,
): ChargeResult {
  const charge = addCharge(context, intent, method, decline);
  const code = decline.code === 'authentication_required' ? decline.code : 'card_declined';
  const failed = context.objects.replace('payment_intent', {
    ...intent,
    last_payment_error: {
      advice_code: 'try_again_later',
      charge: charge.id,
      code,
      decline_code: decline.code,
      doc_url: docUrl(code),
      message: decline.message,
      network_decline_code: '01',
      payment_method: method,
      type: 'card_error',
    },
    latest_charge: charge.id,
    status: 'requires_payment_method',
  });
  context.emit('charge.failed', charge);
  context.emit('payment_intent.payment_failed', failed);
  return { intent: failed, charge };
}
