import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { MAX_CENTS } from '../money.ts';
import { invalid, missingParameter, notSupported } from '../protocol/errors.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { namedRates, type TaxRate } from '../tax/tax-rates.ts';
import { chosenRates } from '../tax/taxes.ts';
import { checkEmail } from './customers.ts';
import { type SessionDiscount, sessionDiscount } from './discounts.ts';
import { mergeMetadata } from './metadata.ts';
import { paymentMethodTypes } from './payment-method-types.ts';
import type { Card, Payer } from './payment-methods.ts';
import { requireReferenced } from './retrieve.ts';
import { pricedLines, sessionLines, type TaxableLine } from './session-lines.ts';

type Session = Kinds['checkout.session'];
export type SessionParams = Wire<Stripe.Checkout.SessionCreateParams>;

/** What the sandbox stores about a session besides the public object. */
export interface SessionInternals {
  lines: TaxableLine[];
  discount?: SessionDiscount;
  subscription: {
    default_tax_rates: TaxRate[];
    description: string | null;
    metadata: Record<string, string>;
  };
  /** The payment intent of an earlier declined attempt. */
  paymentIntent?: string;
  /** The payer and card that the bank is verifying. */
  challenged?: { card: Card; payer: Payer };
}

const MIN_CENTS = 50;
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export function addSession(context: Context, params: SessionParams): Session {
  // Shops and buyers live in real time, so advancing the sandbox doesn't expire sessions.
  const { objects, realNow: now, publicUrl } = context;
  checkParams(params, now);
  const customer = params.customer
    ? requireReferenced(context, 'customer', params.customer, 'customer')
    : undefined;
  const gross = sessionLines(context, params.line_items);
  const currency = gross[0]?.currency ?? null;
  if (params.currency && params.currency.toLowerCase() !== currency) {
    throw invalid('The currency must match the currency of the line_items.', 'currency');
  }
  const discount = sessionDiscount(context, params, currency);
  const default_tax_rates = namedRates(
    context,
    params.subscription_data?.default_tax_rates,
    'subscription_data[default_tax_rates]',
  );
  const lines = pricedLines(gross, discount?.coupon, ({ tax_rates }) =>
    chosenRates(tax_rates.length > 0 ? tax_rates : default_tax_rates, customer?.tax_exempt),
  );
  const subtotal = lines.reduce((sum, line) => sum + line.amount_subtotal, 0);
  const amount = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const isFree = amount === 0 && discount !== undefined;
  if (amount < MIN_CENTS && !isFree) {
    const message = "The Checkout Session's total amount due must add up to at least $0.50.";
    throw invalid(message, 'line_items', 'amount_too_small');
  }
  if (amount > MAX_CENTS) {
    const message = "The Checkout Session's total amount due must be no more than $999,999.99.";
    throw invalid(message, 'line_items', 'amount_too_large');
  }
  const email = customer?.email ?? params.customer_email ?? null;
  const id = newId('cs_test');
  const session: Session = {
    id,
    object: 'checkout.session',
    // On by default for a new account.
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? true },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: subtotal,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: {
      business_name: null,
      individual_name: null,
      shipping_details: null,
    },
    consent: null,
    consent_collection: null,
    created: now,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer ? null : 'always',
    customer_details: email === null ? null : customerDetails(email, customer?.name ?? null),
    customer_email: params.customer_email ?? null,
    discounts: discount ? [namedBy(discount)] : [],
    expires_at: params.expires_at ?? now + DAY,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: { enabled: false },
    metadata: mergeMetadata({}, params.metadata),
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: paymentMethodTypes(params.allowed_payment_method_types),
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url ?? null,
    total_details: totalDetails(lines),
    ui_mode: 'hosted_page',
    url: `${publicUrl}/c/pay/${id}`,
    wallet_options: null,
  };
  const internals: SessionInternals = {
    lines,
    ...(discount && { discount }),
    subscription: {
      default_tax_rates,
      description: params.subscription_data?.description ?? null,
      metadata: mergeMetadata({}, params.subscription_data?.metadata),
    },
  };
  return objects.insert('checkout.session', session, internals);
}

function totalDetails(lines: TaxableLine[]) {
  return {
    amount_discount: lines.reduce((sum, line) => sum + line.amount_discount, 0),
    amount_shipping: 0,
    amount_tax: lines.reduce((sum, line) => sum + line.amount_tax, 0),
  };
}

/** As the session was created: by a promotion code or a coupon. */
function namedBy({ coupon, promotionCode }: SessionDiscount) {
  return { coupon: promotionCode ? null : coupon.id, promotion_code: promotionCode };
}

export function customerDetails(
  email: string,
  name: string | null,
): NonNullable<Session['customer_details']> {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}

function checkParams(params: SessionParams, now: number): void {
  if (params.mode !== 'subscription') throw notSupported("modes other than 'subscription'", 'mode');
  if ((params.ui_mode ?? 'hosted_page') !== 'hosted_page') {
    throw notSupported("ui_modes other than 'hosted_page'", 'ui_mode');
  }
  if (!['auto', 'subscribe'].includes(params.submit_type ?? 'auto')) {
    throw invalid('submit_type must be auto or subscribe in subscription mode.', 'submit_type');
  }
  if (params.customer !== undefined && params.customer_email !== undefined) {
    const message = 'You may only specify one of these parameters: customer, customer_email.';
    throw invalid(message, 'customer_email');
  }
  checkEmail(params.customer_email, 'customer_email');
  if (params.success_url === undefined) throw missingParameter('success_url');
  checkUrl(params.success_url, 'success_url');
  if (params.cancel_url !== undefined) checkUrl(params.cancel_url, 'cancel_url');
  const { expires_at = now + DAY } = params;
  if (expires_at < now + 30 * MINUTE) {
    const message =
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.';
    throw invalid(message, 'expires_at');
  }
  if (expires_at > now + DAY) {
    const message =
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
    throw invalid(message, 'expires_at');
  }
}

function checkUrl(url: string, param: string): void {
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  if (!['http:', 'https:'].includes(protocol)) {
    throw invalid('Not a valid URL', param, 'url_invalid');
  }
}
