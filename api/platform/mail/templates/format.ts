import { formatMoney } from '#contract/currency';
import type { DeliveryClock } from '#contract/delivery-clock';
import { describeForCustomer } from '#contract/describe-delivery';
import { shownMoney } from '#contract/money-format';
import type { BillingInterval } from '#db/values/enumerations';
import type { Fact } from './letter.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** 'January 15, 2026 (UTC)': an email cannot know its reader's time zone. */
export function formatDay(instant: Date): string {
  return `${day.format(instant)} (UTC)`;
}

/** 'January 15, 2026 to February 15, 2026 (UTC)' */
export function formatDays(first: Date, last: Date): string {
  return `${day.format(first)} to ${formatDay(last)}`;
}

/** 'January 15, 2026 at 12:30 PM (UTC)' */
export function formatInstant(instant: Date): string {
  return `${day.format(instant)} at ${time.format(instant)} (UTC)`;
}

/** 4950 → '$49.50'. */
export function formatCents(cents: number): string {
  return formatMoney(cents, shownMoney().currency);
}

export function planName(interval: BillingInterval): string {
  return interval === 'year' ? 'Annual' : 'Monthly';
}

/** '$49.50 a month'. */
export function perInterval(cents: number, interval: BillingInterval): string {
  return `${formatCents(cents)} a ${interval}`;
}

/** The sentence of the customer's screens, with the instant itself: an email is read later. */
export function deliveryFact(clock: DeliveryClock, now: Date): Fact[] {
  const parts = describeForCustomer(
    clock,
    now,
    (at, _span, isPast) => `${isPast ? 'on' : 'by'} ${formatInstant(new Date(at))}`,
  );
  return parts.length > 0 ? [['Delivery', parts.join('')]] : [];
}
