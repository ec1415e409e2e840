import type Stripe from 'stripe';
import { endSubscription } from '../billing/end.ts';
import { noSuch, refused } from '../protocol/errors.ts';
import { operation } from '../protocol/operation.ts';
import type { Wire } from '../protocol/wire.ts';
import { cancellationDetails, cancellationSchedule } from './cancellation.ts';
import { change } from './change.ts';
import { mergeMetadata } from './metadata.ts';
import { mustHave } from './retrieve.ts';
import { onItsClock } from './test-clocks.ts';

const DETAILS = ['cancellation_details.comment', 'cancellation_details.feedback'];
const FIELDS = [
  ...['cancel_at', 'cancel_at_period_end', 'description', 'metadata', 'proration_behavior'],
  ...DETAILS,
];
/** What may still be said of a subscription that has ended. */
const AFTER_THE_END = ['cancellation_details', 'metadata'];

const update = operation<Wire<Stripe.SubscriptionUpdateParams>>(
  'POST /v1/subscriptions/{id}',
  FIELDS,
  (call) => {
    const before = mustHave(call, 'subscription', call.id);
    const late = Object.keys(call.params).filter((name) => !AFTER_THE_END.includes(name));
    if (before.ended_at !== null && late.length > 0) {
      const words =
        'A canceled subscription can only update its cancellation_details and metadata.';
      throw refused(words, 'invalid_canceled_subscription_fields');
    }
    const context = onItsClock(call, before);
    const { cancellation_details, description, metadata } = call.params;
    const schedule = cancellationSchedule(before, call.params, context.now);
    const changes = {
      ...schedule,
      cancellation_details: cancellationDetails(before, cancellation_details, schedule),
      description: description === undefined ? undefined : description || null,
      metadata: mergeMetadata(before.metadata, metadata),
    };
    return change(context, 'subscription', before, changes, 'customer.subscription.updated');
  },
);

/** Ends it at once. One that has ended already is not found, as the provider has it. */
const cancel = operation<Wire<Stripe.SubscriptionCancelParams>>(
  'DELETE /v1/subscriptions/{id}',
  DETAILS,
  (call) => {
    const before = mustHave(call, 'subscription', call.id);
    if (before.ended_at !== null) throw noSuch('subscription', call.id, 'id', 404);
    const details = cancellationDetails(before, call.params.cancellation_details);
    const ending = { ...before, canceled_at: null, cancellation_details: details };
    return endSubscription(onItsClock(call, before), ending, 'cancellation_requested');
  },
);

export const subscriptionChanges = [update, cancel];
