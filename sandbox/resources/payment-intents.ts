import { newId, randomText } from '../ids.ts';
import { invalid } from '../protocol/errors.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import { requireObject } from './retrieve.ts';

type PaymentIntent = Kinds['payment_intent'];

const retrieve = operation<{ client_secret?: string }>(
  'GET /v1/payment_intents/{id}',
  ['client_secret'],
  (call) => {
    const intent = requireObject(call, 'payment_intent', call.id, 'intent');
    const { client_secret } = call.params;
    if (client_secret !== undefined && client_secret !== intent.client_secret) {
      throw invalid('The client_secret provided does not match.', 'client_secret');
    }
    return intent;
  },
);

export const paymentIntents = [retrieve];

export interface NewPaymentIntent {
  amount: number;
  currency: string;
  customer: string | null;
  /** The buyer is present for the first payment only. */
  occasion: 'Subscription creation' | 'Subscription update';
}

export function addPaymentIntent(
  { objects, emit, now }: Context,
  { amount, currency, customer, occasion }: NewPaymentIntent,
): PaymentIntent {
  const id = newId('pi');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: now,
    currency,
    customer,
    customer_account: null,
    description: occasion,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: occasion === 'Subscription creation' ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  emit('payment_intent.created', objects.insert('payment_intent', intent));
  return intent;
}
