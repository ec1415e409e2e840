import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { addChargeTransaction } from './balance-transactions.ts';
import { retrieveOperation } from './retrieve.ts';

type Charge = Kinds['charge'];

export const charges = [retrieveOperation('GET /v1/charges/{id}', 'charge', 'charge')];

/** A decline: the provider's code and the message for the buyer. */
export interface Decline {
  code: string;
  message: string;
}

export const GENERIC_DECLINE: Decline = {
  code: 'generic_decline',
  message: 'Your card was declined.',
};

/** Records an attempt to charge a payment intent, successful or declined. */
export function addCharge(
  context: Context,
  intent: Kinds['payment_intent'],
  method: Kinds['payment_method'],
  decline?: Decline,
): Charge {
  const { objects, now } = context;
  const { amount, currency } = intent;
  const id = newId('ch');
  const transaction = decline ? null : addChargeTransaction(context, id, intent).id;
  return objects.insert('charge', {
    id,
    object: 'charge',
    amount,
    amount_captured: decline ? 0 : amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: transaction,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'TEST SANDBOX',
    captured: decline === undefined,
    created: now,
    currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline ? 'card_declined' : null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: decline === undefined,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method, amount, decline),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  });
}

function outcomeOf(decline: Decline | undefined): Charge['outcome'] {
  return {
    advice_code: decline ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: decline ? '01' : null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.code ?? null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: decline ? `The bank declined: ${decline.code}.` : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function detailsOf(
  { card }: Kinds['payment_method'],
  amount: number,
  decline: Decline | undefined,
): Wire<Stripe.Charge.PaymentMethodDetails> {
  if (card === undefined) throw new Error('The sandbox can charge only cards');
  return {
    card: {
      amount_authorized: decline ? null : amount,
      authorization_code: decline ? null : '000000',
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      extended_authorization: { status: 'disabled' },
      fingerprint: card.fingerprint,
      funding: card.funding,
      incremental_authorization: { status: 'unavailable' },
      installments: null,
      last4: card.last4,
      mandate: null,
      multicapture: { status: 'unavailable' },
      network: card.brand,
      network_token: { used: false },
      network_transaction_id: null,
      overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
      regulated_status: card.regulated_status,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
    type: 'card',
  };
}
