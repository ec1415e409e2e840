import type Stripe from 'stripe';
import { invalid, notSupported } from '../protocol/errors.ts';
import type { Subscription, Wire } from '../protocol/wire.ts';
import { nextPeriodEnd } from './period.ts';

type Params = Wire<Stripe.SubscriptionUpdateParams>;
type Details = NonNullable<Subscription['cancellation_details']>;
type Schedule = Pick<Subscription, 'cancel_at' | 'cancel_at_period_end' | 'canceled_at'>;

const FIVE_YEARS = 5 * 366 * 24 * 60 * 60;

/** The cancellation schedule that the parameters set, or {} if they leave it as it is. */
export function cancellationSchedule(
  subscription: Subscription,
  params: Params,
  now: number,
): Partial<Schedule> {
  const { cancel_at, cancel_at_period_end } = params;
  if (cancel_at !== undefined && cancel_at_period_end !== undefined) {
    const message =
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.';
    throw invalid(message, 'cancel_at', 'parameters_exclusive');
  }
  if (cancel_at_period_end === true) {
    const ends = currentPeriodEnd(subscription);
    return { cancel_at: ends, cancel_at_period_end: true, canceled_at: now };
  }
  const isWithdrawn = cancel_at_period_end === false && subscription.cancel_at_period_end;
  if (isWithdrawn || cancel_at === '' || cancel_at === null) {
    return { cancel_at: null, cancel_at_period_end: false, canceled_at: null };
  }
  if (cancel_at === undefined) return {};
  const ends = dateOf(subscription, cancel_at, params, now);
  return { cancel_at: ends, cancel_at_period_end: false, canceled_at: now };
}

export function cancellationDetails(
  { cancellation_details: before }: Subscription,
  params: Params['cancellation_details'],
  schedule: Partial<Schedule> = {},
): Details {
  const { comment = null, feedback = null, feedback_option = null, reason = null } = before ?? {};
  const { cancel_at } = schedule;
  const newReason = cancel_at === null ? null : 'cancellation_requested';
  return {
    comment: params?.comment === undefined ? comment : params.comment || null,
    feedback: params?.feedback === undefined ? feedback : params.feedback || null,
    feedback_option,
    reason: cancel_at === undefined ? reason : newReason,
  };
}

export function currentPeriodEnd({ items }: Subscription): number {
  const [item] = items.data;
  if (item === undefined) throw new Error('A subscription has at least one item');
  return item.current_period_end;
}

function dateOf(
  subscription: Subscription,
  cancelAt: NonNullable<Params['cancel_at']>,
  { proration_behavior }: Params,
  now: number,
): number {
  const end = currentPeriodEnd(subscription);
  if (typeof cancelAt === 'string') return end;
  if (cancelAt <= now) throw invalid('cancel_at must be in the future.', 'cancel_at');
  const unpaidPart = cancelAt > end && !endsAPeriod(subscription, cancelAt, now);
  if (unpaidPart || (cancelAt < end && proration_behavior !== 'none')) {
    throw notSupported('a prorated cancel_at: use the end of a billing period', 'cancel_at');
  }
  return cancelAt;
}

function endsAPeriod(subscription: Subscription, date: number, now: number): boolean {
  if (date > now + FIVE_YEARS)
    throw notSupported('a cancel_at more than five years away', 'cancel_at');
  const { interval = 'month', interval_count = 1 } =
    subscription.items.data[0]?.price.recurring ?? {};
  let end = currentPeriodEnd(subscription);
  while (end < date) {
    end = nextPeriodEnd(subscription.billing_cycle_anchor, end, interval, interval_count);
  }
  return end === date;
}
