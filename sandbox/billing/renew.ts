import { newId } from '../ids.ts';
import type { Context } from '../protocol/operation.ts';
import type { Subscription, SubscriptionItem } from '../protocol/wire.ts';
import { applyChanges } from '../resources/apply-changes.ts';
import { discountAt, endDiscounts } from '../resources/discounts.ts';
import { draftInvoice } from '../resources/draft-invoice.ts';
import { periodLine } from '../resources/invoice-lines.ts';
import { nextPeriodEnd } from '../resources/period.ts';
import { requireObject } from '../resources/retrieve.ts';
import { FINALIZATION_DELAY_SECONDS } from './collection-schedule.ts';
import { endSubscription } from './end-subscription.ts';
import { takePendingInvoiceItems } from './pending-invoice-items.ts';

/** Runs when a period or a scheduled cancellation comes due. */
export function renewOrEnd(context: Context, subscription: Subscription): void {
  const { cancel_at } = subscription;
  if (cancel_at !== null && cancel_at <= context.now) {
    endSubscription(context, subscription, 'cancellation_requested');
  } else {
    renew(context, subscription);
  }
}

function renew(context: Context, subscription: Subscription): void {
  const { objects, emit, now } = context;
  const items = itemsInNextPeriod(subscription);
  // An unpaid subscription keeps drafting invoices, but they are not collected.
  const collects = subscription.status !== 'unpaid';
  const pending = takePendingInvoiceItems(context, subscription.id);
  const discount = discountAt(context, subscription, now);
  const draft = draftInvoice(
    context,
    {
      id: newId('in'),
      subscription,
      customer: requireObject(context, 'customer', subscription.customer),
      reason: 'subscription_cycle',
      discount,
      lines: [...pending, ...items.data.map((item) => periodLine(context, item))],
      period: currentPeriod(subscription),
    },
    now,
  );
  const invoice = objects.insert('invoice', {
    ...draft,
    auto_advance: collects,
    automatically_finalizes_at: collects ? now + FINALIZATION_DELAY_SECONDS : null,
    next_payment_attempt: collects ? now + FINALIZATION_DELAY_SECONDS : null,
  });
  emit('invoice.created', invoice);
  if (!discount) endDiscounts(context, subscription);
  const discounts = discount ? subscription.discounts : [];
  const changes = { items, discounts, latest_invoice: invoice.id };
  applyChanges(context, 'subscription', subscription, changes, 'customer.subscription.updated');
}

export function itemsInNextPeriod({ items, billing_cycle_anchor }: Subscription) {
  return { ...items, data: items.data.map((item) => inNextPeriod(item, billing_cycle_anchor)) };
}

export function currentPeriod({ items, start_date }: Subscription) {
  const { current_period_start = start_date, current_period_end = start_date } =
    items.data[0] ?? {};
  return { start: current_period_start, end: current_period_end };
}

function inNextPeriod(item: SubscriptionItem, anchor: number): SubscriptionItem {
  const { interval = 'month', interval_count = 1 } = item.price.recurring ?? {};
  const start = item.current_period_end;
  const end = nextPeriodEnd(anchor, start, interval, interval_count);
  return { ...item, current_period_start: start, current_period_end: end };
}
