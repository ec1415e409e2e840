import type Stripe from 'stripe';
import type { PaymentOutcome } from '../billing/attempt-payment.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { invoiceNow } from '../billing/invoice-now.ts';
import {
  addPendingInvoiceItems,
  takePendingInvoiceItems,
} from '../billing/pending-invoice-items.ts';
import { type PlanChange, planChange } from '../billing/plan-change.ts';
import { creditLines } from '../billing/proration-credits.ts';
import {
  actionRequired,
  cardError,
  notSupported,
  refused,
  resourceMissing,
} from '../protocol/errors.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Subscription, Wire } from '../protocol/wire.ts';
import { requireLocation } from '../tax/automatic-tax.ts';
import { changedRates } from '../tax/tax-rates.ts';
import { requireActiveSettings } from '../tax/tax-settings.ts';
import { applyChanges } from './apply-changes.ts';
import { cancellationDetails, cancellationSchedule, currentPeriodEnd } from './cancellation.ts';
import { ITEM_FIELDS } from './item-changes.ts';
import { mergeMetadata } from './metadata.ts';
import { requireOwnPaymentMethod } from './payment-methods.ts';
import { requireObject } from './retrieve.ts';
import { automaticTax } from './subscriptions.ts';
import { atTestClock } from './test-clocks.ts';

type UpdateParams = Wire<Stripe.SubscriptionUpdateParams>;

const DETAILS = ['cancellation_details.comment', 'cancellation_details.feedback'];
const FIELDS = [
  ...[
    'automatic_tax.enabled',
    'billing_cycle_anchor',
    'cancel_at',
    'cancel_at_period_end',
    'default_payment_method',
  ],
  ...[
    'default_tax_rates',
    'description',
    'metadata',
    'off_session',
    'payment_behavior',
    'proration_behavior',
  ],
  ...['proration_date', ...ITEM_FIELDS.map((name) => `items.${name}`), ...DETAILS],
];
/** The fields that can still be updated after a subscription has ended. */
const EDITABLE_AFTER_END = ['cancellation_details', 'metadata'];

const update = operation<UpdateParams>('POST /v1/subscriptions/{id}', FIELDS, (call) => {
  const before = requireObject(call, 'subscription', call.id);
  checkUpdate(before, call.params);
  const context = atTestClock(call, before);
  const plan = planChange(context, before, call.params);
  const default_tax_rates = changedRates(
    context,
    call.params.default_tax_rates,
    'default_tax_rates',
    before.default_tax_rates,
  );
  const automatic_tax = automaticTaxAfter(context, before, call.params.automatic_tax);
  const planned = { ...before, ...plan?.changes, automatic_tax, default_tax_rates };
  const schedule = scheduleOf(before, planned, call.params, context.now);
  const { cancellation_details, default_payment_method, description, metadata } = call.params;
  if (default_payment_method)
    requireOwnPaymentMethod(context, default_payment_method, before.customer);
  const changes = {
    ...plan?.changes,
    ...schedule,
    cancellation_details: cancellationDetails(before, cancellation_details, schedule),
    default_payment_method,
    automatic_tax,
    default_tax_rates,
    description: description === undefined ? undefined : description || null,
    metadata: mergeMetadata(before.metadata, metadata),
  };
  const method = default_payment_method ?? before.default_payment_method;
  const billed = bill(context, { ...planned, default_payment_method: method }, plan, call.params);
  return applyChanges(
    context,
    'subscription',
    before,
    { ...changes, ...billed },
    'customer.subscription.updated',
  );
});

/** Ends a subscription immediately. As with the provider, one that has ended is not found. */
const cancel = operation<Wire<Stripe.SubscriptionCancelParams>>(
  'DELETE /v1/subscriptions/{id}',
  [...DETAILS, 'invoice_now', 'prorate'],
  (call) => {
    const before = requireObject(call, 'subscription', call.id);
    if (before.ended_at !== null) throw resourceMissing('subscription', call.id, 'id', 404);
    const context = atTestClock(call, before);
    const { cancellation_details, invoice_now = false, prorate = false } = call.params;
    const unused = prorate
      ? before.items.data.flatMap((item) => creditLines(context, item, context.now))
      : [];
    addPendingInvoiceItems(context, before.id, unused);
    const lines = invoice_now ? takePendingInvoiceItems(context, before.id) : [];
    const last = lines.length > 0 ? invoiceNow(context, before, lines) : undefined;
    const ending = {
      ...before,
      canceled_at: null,
      cancellation_details: cancellationDetails(before, cancellation_details),
      latest_invoice: last?.invoice.id ?? before.latest_invoice,
    };
    return endSubscription(context, ending, 'cancellation_requested');
  },
);

export const subscriptionChanges = [update, cancel];

function checkUpdate(before: Subscription, params: UpdateParams): void {
  const late = Object.keys(params).filter((name) => !EDITABLE_AFTER_END.includes(name));
  if (before.ended_at !== null && late.length > 0) {
    const message =
      'A canceled subscription can only update its cancellation_details and metadata.';
    throw refused(message, 'invalid_canceled_subscription_fields');
  }
  const { payment_behavior = 'allow_incomplete' } = params;
  if (!['allow_incomplete', 'error_if_incomplete'].includes(payment_behavior)) {
    throw notSupported(`the payment_behavior ${payment_behavior}`, 'payment_behavior');
  }
}

/** Automatic tax needs active settings and a customer whose location is known. */
function automaticTaxAfter(
  context: Context,
  { automatic_tax, customer }: Subscription,
  given: UpdateParams['automatic_tax'],
): Subscription['automatic_tax'] {
  if (given === undefined || given.enabled === automatic_tax.enabled) return automatic_tax;
  if (given.enabled) {
    requireActiveSettings(context, 'automatic_tax[enabled]');
    requireLocation(requireObject(context, 'customer', customer), 'automatic_tax[enabled]');
  }
  return automaticTax(given.enabled);
}

/** A cancellation at period end moves with the period. */
function scheduleOf(
  before: Subscription,
  planned: Subscription,
  params: UpdateParams,
  now: number,
): ReturnType<typeof cancellationSchedule> {
  const schedule = cancellationSchedule(planned, params, now);
  const movesWithPeriod = before.cancel_at_period_end && schedule.cancel_at === undefined;
  return movesWithPeriod ? { ...schedule, cancel_at: currentPeriodEnd(planned) } : schedule;
}

/** Invoices a plan change now or leaves it for the next invoice. */
function bill(
  context: Context,
  planned: Subscription,
  plan: PlanChange | undefined,
  { payment_behavior, off_session = false }: UpdateParams,
): Partial<Subscription> {
  if (plan === undefined) return {};
  if (!plan.billedImmediately) {
    addPendingInvoiceItems(context, planned.id, plan.lines);
    return {};
  }
  const lines = [...takePendingInvoiceItems(context, planned.id), ...plan.lines];
  const outcome = invoiceNow(context, planned, lines);
  const latest_invoice = outcome.invoice.id;
  if (outcome.paid) return { latest_invoice, ...(owes(planned) && { status: 'active' }) };
  // Throwing rolls back the whole change.
  if (payment_behavior === 'error_if_incomplete') throw refusalOf(outcome, off_session);
  return { latest_invoice, status: 'past_due' };
}

function owes({ status }: Subscription): boolean {
  return status === 'past_due' || status === 'unpaid';
}

/** Authentication counts as a decline only if the customer is off session. */
function refusalOf(
  { decline, charge }: Extract<PaymentOutcome, { paid: false }>,
  offSession: boolean,
) {
  if (decline.code === 'authentication_required' && !offSession) return actionRequired();
  return cardError(decline, { charge: charge.id });
}
