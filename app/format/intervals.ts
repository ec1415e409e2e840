import type { Interval } from '#contract/intervals';

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const day = inUtc({ dateStyle: 'medium' });
const shortDay = inUtc({ month: 'short', day: 'numeric' });
const month = inUtc({ month: 'long', year: 'numeric' });
const shortMonth = inUtc({ month: 'short', year: 'numeric' });

/** In UTC, as they are counted: 'Nov 22, 2026', 'Week of Nov 16, 2026' or 'November 2026'. */
export function intervalName(interval: Interval, at: string): string {
  const begins = new Date(at);
  if (interval === 'month') return month.format(begins);
  return interval === 'week' ? `Week of ${day.format(begins)}` : day.format(begins);
}

/** 'Nov 22', 'Nov 16' or 'Nov 2026'. */
export function intervalTick(interval: Interval, at: string): string {
  return (interval === 'month' ? shortMonth : shortDay).format(new Date(at));
}
