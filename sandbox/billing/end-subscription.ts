import { field } from '../protocol/listing.ts';
import type { Context } from '../protocol/operation.ts';
import type { Subscription } from '../protocol/wire.ts';
import { applyChanges } from '../resources/apply-changes.ts';

type Reason = 'cancellation_requested' | 'payment_failed';

/** Ends a subscription for good and stops collecting its invoices. */
export function endSubscription(
  context: Context,
  subscription: Subscription,
  reason: Reason,
): Subscription {
  const { objects, emit, now } = context;
  stopCollecting(context, subscription);
  const {
    comment = null,
    feedback = null,
    feedback_option = null,
  } = subscription.cancellation_details ?? {};
  const ended: Subscription = {
    ...subscription,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: { comment, feedback, feedback_option, reason },
    ended_at: now,
    status: 'canceled',
  };
  emit('customer.subscription.deleted', objects.replace('subscription', ended));
  return ended;
}

/** Unpaid invoices stay open but are not collected any more. */
function stopCollecting(context: Context, { id }: Subscription): void {
  const unpaid = {
    sql: "json_extract(body, '$.status') IN ('draft', 'open')",
    values: [],
  };
  const where = [field('parent.subscription_details.subscription', id), unpaid];
  for (const invoice of context.objects.page('invoice', { where, limit: 100 })?.data ?? []) {
    const stopped = {
      auto_advance: false,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
    };
    applyChanges(context, 'invoice', invoice, stopped, 'invoice.updated');
  }
}
