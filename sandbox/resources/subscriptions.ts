import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { field, listOperation } from '../protocol/listing.ts';
import type { Context } from '../protocol/operation.ts';
import type { Subscription, SubscriptionItem, Wire } from '../protocol/wire.ts';
import type { Condition } from '../store/list-page.ts';
import type { TaxRate } from '../tax/tax-rates.ts';
import { periodEnd } from './period.ts';
import { planOf } from './plan.ts';
import { retrieveOperation } from './retrieve.ts';
import type { TaxableLine } from './session-lines.ts';
import { WITHOUT_TEST_CLOCK } from './test-clocks.ts';

const ENDED = "json_extract(body, '$.status') IN ('canceled', 'incomplete_expired')";

type ListParams = Wire<Stripe.SubscriptionListParams>;

const list = listOperation<ListParams>(
  'GET /v1/subscriptions',
  'subscription',
  {
    collection_method: 'collection_method',
    customer: { to: 'customer' },
    price: { to: 'price', where: hasPrice },
    status: withStatus,
    test_clock: { to: 'test_helpers.test_clock', where: 'test_clock' },
  },
  ({ status, customer, test_clock }) => [
    ...(status === undefined ? [{ sql: `NOT ${ENDED}`, values: [] }] : []),
    ...(customer === undefined && test_clock === undefined ? [WITHOUT_TEST_CLOCK] : []),
  ],
);

export const subscriptions = [
  list,
  retrieveOperation('GET /v1/subscriptions/{id}', 'subscription'),
];

export interface NewSubscription {
  id: string;
  customer: string;
  testClock: string | null;
  paymentMethod: string;
  invoice: string;
  description: string | null;
  metadata: Record<string, string>;
  automaticTax: boolean;
  default_tax_rates: TaxRate[];
  lines: TaxableLine[];
}

export function addSubscription(
  { objects, now }: Context,
  { id, lines, ...terms }: NewSubscription,
): Subscription {
  return objects.insert('subscription', {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: automaticTax(terms.automaticTax),
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: lines[0]?.currency ?? 'usd',
    customer: terms.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: terms.paymentMethod,
    default_source: null,
    default_tax_rates: terms.default_tax_rates,
    description: terms.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: lines.map((line) => subscriptionItem(id, line, now)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: terms.invoice,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: terms.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'active',
    test_clock: terms.testClock,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  });
}

export function automaticTax(enabled: boolean): Subscription['automatic_tax'] {
  return { disabled_reason: null, enabled, liability: enabled ? { type: 'self' } : null };
}

function subscriptionItem(
  subscription: string,
  { price, quantity, tax_rates }: TaxableLine,
  now: number,
): SubscriptionItem {
  const { interval = 'month', interval_count = 1 } = price.recurring ?? {};
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd(now, interval, interval_count),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates,
  };
}

function hasPrice(price: string): Condition {
  const sql = `EXISTS (SELECT 1 FROM json_each(body, '$.items.data')
               WHERE json_extract(value, '$.price.id') = ?)`;
  return { sql, values: [price] };
}

function withStatus(status: NonNullable<ListParams['status']>): Condition {
  if (status === 'all') return { sql: 'TRUE', values: [] };
  return status === 'ended' ? { sql: ENDED, values: [] } : field('status', status);
}
