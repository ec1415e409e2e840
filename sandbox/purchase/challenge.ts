import { docUrl } from '../protocol/doc-url.ts';
import type { Context } from '../protocol/operation.ts';
import type { Decline } from '../resources/charges.ts';
import { addPaymentMethod } from '../resources/payment-methods.ts';
import { type PaymentAttempt, paymentIntentOf } from './payment-attempt.ts';

/** Shown when the bank could not verify the cardholder. */
export const AUTHENTICATION_FAILED: Decline = {
  code: 'authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** Holds the payment until the bank has verified the cardholder. */
export function startChallenge(context: Context, attempt: PaymentAttempt): void {
  const { objects, emit } = context;
  const intent = paymentIntentOf(context, attempt, attempt.session.customer);
  const { card, payer } = attempt;
  objects.setInternals(attempt.session.id, {
    ...attempt.internals,
    paymentIntent: intent.id,
    challenged: { card, payer },
  });
  const waiting = objects.replace('payment_intent', {
    ...intent,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
    status: 'requires_action',
  });
  emit('payment_intent.requires_action', waiting);
}

/** Authentication failed. Nothing was charged, and the buyer can try another card. */
export function failChallenge(context: Context, attempt: PaymentAttempt): void {
  const { objects, emit } = context;
  const intent = paymentIntentOf(context, attempt, attempt.session.customer);
  const method = addPaymentMethod(context, attempt.card, attempt.payer, null);
  const code = 'payment_intent_authentication_failure';
  const failed = objects.replace('payment_intent', {
    ...intent,
    last_payment_error: {
      code,
      doc_url: docUrl(code),
      message: AUTHENTICATION_FAILED.message,
      payment_method: method,
      type: 'invalid_request_error',
    },
    next_action: null,
    status: 'requires_payment_method',
  });
  emit('payment_intent.payment_failed', failed);
}
