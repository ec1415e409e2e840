import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import type { Decline } from '../resources/charges.ts';
import { addPaymentIntent } from '../resources/payment-intents.ts';
import type { Card, Payer } from '../resources/payment-methods.ts';
import type { SessionInternals } from '../resources/session-internals.ts';

/** A submitted checkout form. */
export interface PaymentAttempt {
  session: Kinds['checkout.session'];
  internals: SessionInternals;
  payer: Payer;
  card: Card;
  /** The card's decline, if it does not pay. */
  decline?: Decline;
}

/** The payment intent of an earlier declined attempt, or a new one. */
export function paymentIntentOf(
  context: Context,
  { session, internals }: PaymentAttempt,
  customer: string | null,
): Kinds['payment_intent'] {
  const { objects } = context;
  const earlier = internals.paymentIntent && objects.get('payment_intent', internals.paymentIntent);
  if (earlier) return { ...earlier, customer };
  const { amount_total, currency } = session;
  const intent = addPaymentIntent(context, {
    amount: amount_total ?? 0,
    currency: currency ?? 'usd',
    customer,
    occasion: 'Subscription creation',
  });
  objects.setInternals(session.id, { ...internals, paymentIntent: intent.id });
  return intent;
}
