import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { formatMoney, MAX_CENTS, minimumCharge } from '../money.ts';
import { invalid, missingParameter, notSupported } from '../protocol/errors.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { requireLocation } from '../tax/automatic-tax.ts';
import { namedRates } from '../tax/tax-rates.ts';
import { requireActiveSettings } from '../tax/tax-settings.ts';
import { checkEmail } from './customers.ts';
import { type SessionDiscount, sessionDiscount } from './discounts.ts';
import { mergeMetadata } from './metadata.ts';
import { paymentMethodTypes } from './payment-method-types.ts';
import { requireReferenced } from './retrieve.ts';
import { checkRates, withAmounts } from './session-amounts.ts';
import type { Entered, SessionInternals } from './session-internals.ts';
import { sessionLines } from './session-lines.ts';

type Session = Kinds['checkout.session'];
export type SessionParams = Wire<Stripe.Checkout.SessionCreateParams>;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export function addSession(context: Context, params: SessionParams): Session {
  // Shops and buyers live in real time, so advancing the sandbox doesn't expire sessions.
  const { objects, realNow: now, publicUrl } = context;
  checkParams(params, now);
  const customer = params.customer
    ? requireReferenced(context, 'customer', params.customer, 'customer')
    : undefined;
  const lines = sessionLines(context, params.line_items);
  const currency = lines[0]?.currency ?? null;
  if (params.currency && params.currency.toLowerCase() !== currency) {
    throw invalid('The currency must match the currency of the line_items.', 'currency');
  }
  if (customer?.currency && customer.currency !== currency) {
    const message = `You cannot combine currencies on a single customer. This customer has an active subscription, subscription schedule, discount, quote, or invoice item with currency ${customer.currency}.`;
    throw invalid(message, 'customer');
  }
  const discount = sessionDiscount(context, params, currency);
  const default_tax_rates = namedRates(
    context,
    params.subscription_data?.default_tax_rates,
    'subscription_data[default_tax_rates]',
  );
  const isAutomatic = params.automatic_tax?.enabled ?? false;
  const savesAddress = customer === undefined || params.customer_update?.address === 'auto';
  if (isAutomatic) {
    requireActiveSettings(context, 'automatic_tax[enabled]');
    if (!savesAddress) requireLocation(customer, 'automatic_tax[enabled]');
  }
  checkRates(context, lines, default_tax_rates, isAutomatic);
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
    amount_subtotal: null,
    amount_total: null,
    automatic_tax: {
      enabled: isAutomatic,
      liability: isAutomatic ? { type: 'self' } : null,
      provider: isAutomatic ? 'stripe' : null,
      status: null,
    },
    billing_address_collection: params.billing_address_collection ?? null,
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
    customer_details:
      email === null
        ? null
        : customerDetails({ email, name: customer?.name ?? null }, { customer }),
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
    tax_id_collection: {
      enabled: params.tax_id_collection?.enabled ?? false,
      required: params.tax_id_collection?.required ?? 'never',
    },
    total_details: null,
    ui_mode: 'hosted_page',
    url: `${publicUrl}/c/pay/${id}`,
    wallet_options: null,
  };
  const internals: SessionInternals = {
    lines,
    savesAddress,
    ...(discount && { discount }),
    subscription: {
      default_tax_rates,
      description: params.subscription_data?.description ?? null,
      metadata: mergeMetadata({}, params.subscription_data?.metadata),
    },
  };
  const priced = withAmounts(context, session, internals);
  checkTotal(priced.session.amount_total ?? 0, currency ?? 'usd', discount !== undefined);
  return objects.insert('checkout.session', priced.session, { ...internals, lines: priced.lines });
}

function checkTotal(amount: number, currency: string, isDiscounted: boolean): void {
  const about = "The Checkout Session's total amount due must";
  const isFree = amount === 0 && isDiscounted;
  const least = minimumCharge(currency);
  if (amount < least && !isFree) {
    const message = `${about} add up to at least ${formatMoney(least, currency)}.`;
    throw invalid(message, 'line_items', 'amount_too_small');
  }
  if (amount > MAX_CENTS) {
    const message = `${about} be no more than ${formatMoney(MAX_CENTS, currency)}.`;
    throw invalid(message, 'line_items', 'amount_too_large');
  }
}

/** As the session was created: by a promotion code or a coupon. */
function namedBy({ coupon, promotionCode }: SessionDiscount) {
  return { coupon: promotionCode ? null : coupon.id, promotion_code: promotionCode };
}

/** The buyer as far as known: from the session's customer, or as entered on the page. */
export function customerDetails(
  { email, name }: { email: string; name: string | null },
  {
    customer,
    entered,
  }: { customer?: Kinds['customer'] | undefined; entered?: Entered | undefined },
): NonNullable<Session['customer_details']> {
  return {
    address: entered?.address ?? customer?.address ?? null,
    business_name: entered?.businessName ?? null,
    email,
    individual_name: null,
    name: entered?.businessName ?? name,
    phone: null,
    tax_exempt: customer?.tax_exempt ?? 'none',
    tax_ids: entered?.taxIds ?? null,
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
  if (params.customer_update !== undefined && params.customer === undefined) {
    throw invalid('`customer_update` can only be used with `customer`.', 'customer_update');
  }
  if (
    params.tax_id_collection?.enabled &&
    params.customer !== undefined &&
    params.customer_update?.name !== 'auto'
  ) {
    const message =
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.';
    throw invalid(message, 'customer_update[name]');
  }
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
