import { formatMoney } from '#contract/currency';
import { shownMoney } from '#contract/money-format';

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
