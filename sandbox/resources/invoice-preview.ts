import type Stripe from 'stripe';
import { pendingInvoiceItemsOf } from '../billing/pending-invoice-items.ts';
import { planChange } from '../billing/plan-change.ts';
import { currentPeriod, itemsInNextPeriod } from '../billing/renew.ts';
import { newId } from '../ids.ts';
import { missingParameter, notSupported, refused, resourceMissing } from '../protocol/errors.ts';
import { field } from '../protocol/listing.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Subscription, Wire } from '../protocol/wire.ts';
import type { Objects } from '../store/objects.ts';
import { changedRates } from '../tax/tax-rates.ts';
import { cancellationSchedule, currentPeriodEnd } from './cancellation.ts';
import { discountAt } from './discounts.ts';
import { draftInvoice } from './draft-invoice.ts';
import { periodLine } from './invoice-lines.ts';
import { ITEM_FIELDS } from './item-changes.ts';
import { requireObject } from './retrieve.ts';
import { atTestClock } from './test-clocks.ts';

type Params = Wire<Stripe.InvoiceCreatePreviewParams>;

const RUNS = "json_extract(body, '$.ended_at') IS NULL";
const DETAILS = [
  ...['billing_cycle_anchor', 'cancel_at', 'cancel_at_period_end', 'proration_behavior'],
  ...['default_tax_rates', 'proration_date', ...ITEM_FIELDS.map((name) => `items.${name}`)],
];

/** Previews the next invoice, or the one a change would create. Nothing is stored. */
export const previewInvoice = operation<Params>(
  'POST /v1/invoices/create_preview',
  [
    ...['customer', 'preview_mode', 'subscription'],
    ...DETAILS.map((name) => `subscription_details.${name}`),
  ],
  (call) => {
    const subscription = subscriptionOf(call, call.params);
    const { subscription_details = {} } = call.params;
    const context = withoutTrace(atTestClock(call, subscription));
    const plan = planChange(context, subscription, subscription_details);
    const default_tax_rates = changedRates(
      context,
      subscription_details.default_tax_rates,
      'subscription_details[default_tax_rates]',
      subscription.default_tax_rates,
    );
    const planned: Subscription = { ...subscription, ...plan?.changes, default_tax_rates };
    const scheduled = {
      ...planned,
      ...cancellationSchedule(planned, subscription_details, context.now),
    };
    const atOnce = plan?.billedImmediately ?? false;
    const at = atOnce ? context.now : renewalOf(scheduled);
    const changed = [...pendingInvoiceItemsOf(context, subscription.id), ...(plan?.lines ?? [])];
    const billing = {
      id: newId('upcoming_in'),
      subscription: planned,
      customer: requireObject(call, 'customer', subscription.customer),
      reason: atOnce ? 'subscription_update' : 'upcoming',
      discount: discountAt(context, subscription, at),
      lines: atOnce ? changed : [...changed, ...nextPeriod(context, scheduled)],
      period: atOnce ? { start: at, end: at } : currentPeriod(planned),
    } as const;
    return { ...draftInvoice(context, billing, at), next_payment_attempt: at };
  },
);

/** Keeps a preview's inline prices from being stored and emitted. */
function withoutTrace(context: Context): Context {
  // Automatic tax reuses the rates it makes.
  const insert: Objects['insert'] = (kind, object, internals) =>
    kind === 'tax_rate' ? context.objects.insert(kind, object, internals) : object;
  const objects: Objects = { ...context.objects, insert };
  return { ...context, objects, emit() {} };
}

function renewalOf(subscription: Subscription): number {
  const at = currentPeriodEnd(subscription);
  const ends = subscription.cancel_at !== null && subscription.cancel_at <= at;
  if (subscription.ended_at === null && !ends) return at;
  throw noneToCome(subscription.customer);
}

function nextPeriod(context: Context, subscription: Subscription) {
  return itemsInNextPeriod(subscription).data.map((item) => periodLine(context, item));
}

function subscriptionOf(call: Context, { customer, subscription, preview_mode }: Params) {
  if (preview_mode === 'recurring') throw notSupported('preview_mode recurring', 'preview_mode');
  if (customer === undefined && subscription === undefined) throw missingParameter('customer');
  const where = [field('customer', customer ?? ''), { sql: RUNS, values: [] }];
  const found = subscription
    ? requireObject(call, 'subscription', subscription, 'subscription')
    : call.objects.page('subscription', { where, limit: 1 })?.data[0];
  if (found === undefined) throw noneToCome(customer ?? '');
  if (customer !== undefined && found.customer !== customer) {
    throw resourceMissing('subscription', found.id, 'subscription');
  }
  return found;
}

function noneToCome(customer: string) {
  return refused(`No upcoming invoices for customer: ${customer}`, 'invoice_upcoming_none');
}
