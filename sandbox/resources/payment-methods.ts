import { newId } from '../ids.ts';
import { invalid } from '../protocol/errors.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import type { Decline } from './charges.ts';

type PaymentMethod = Kinds['payment_method'];

/** What is stored of a card: never its number or CVC. */
export interface Card {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  fingerprint: string;
  /** How it behaves once attached. */
  behavior?: PaymentMethodInternals;
}

/** What the sandbox stores about a card besides the public object. */
export interface PaymentMethodInternals {
  /** Declines every charge. */
  decline?: Decline;
  /** Whether the cardholder disputes every charge. */
  disputed?: boolean;
  /** How refunds go. Undefined means they succeed right away. */
  refund?: 'fails' | 'waits';
}

export interface Payer {
  email: string;
  name: string;
}

export function addPaymentMethod(
  { objects, now }: Context,
  card: Card,
  payer: Payer,
  customer: string | null,
): PaymentMethod {
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: billingDetails(payer),
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: customer === null ? 'unchecked' : 'pass',
      },
      country: 'US',
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: card.fingerprint,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  return objects.insert('payment_method', method, card.behavior ?? {});
}

/** The payment method that a parameter names. It must belong to the customer. */
export function requireOwnPaymentMethod(
  { objects }: Context,
  id: string,
  customer: string,
  param = 'default_payment_method',
): PaymentMethod {
  const method = objects.get('payment_method', id);
  if (method?.customer === customer) return method;
  const message = `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`;
  throw invalid(message, param, 'resource_missing');
}

export function billingDetails({ email, name }: Payer) {
  const address = { city: null, country: null, line1: null, line2: null };
  return {
    address: { ...address, postal_code: null, state: null },
    email,
    name,
    phone: null,
    tax_id: null,
  };
}
