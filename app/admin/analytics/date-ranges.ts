import { addIntervals, type Interval, intervalStarts, startOf } from '#contract/intervals';
import { maxPoints } from '#contract/series';
import { dayIn } from '#contract/zoned-days';

/** The days of a period, the last one included: '2026-01-31'. */
export type Days = { start: string; end: string };

/** The named periods. The first one is the default. */
export const dateRanges = [
  '30-days',
  '13-weeks',
  '12-months',
  '36-months',
  'month',
  'last-month',
] as const;
export type DateRange = (typeof dateRanges)[number];

/** How far back those go that end today. */
const back: Record<
  Exclude<DateRange, 'month' | 'last-month'>,
  { interval: Interval; count: number }
> = {
  '30-days': { interval: 'day', count: 30 },
  '13-weeks': { interval: 'week', count: 13 },
  '12-months': { interval: 'month', count: 12 },
  '36-months': { interval: 'month', count: 36 },
};

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The days of a named period, as seen today in the shop's time zone. */
export function rangeDays(range: DateRange, zone: string, now: Date): Days {
  const end = dayIn(zone, now);
  const today = new Date(end);
  const month = startOf('month', today);
  if (range === 'month') return { start: dayOf(month), end };
  if (range === 'last-month') {
    return {
      start: dayOf(addIntervals('month', month, -1)),
      end: dayOf(addIntervals('day', month, -1)),
    };
  }
  const { interval, count } = back[range];
  return { start: dayOf(addIntervals(interval, startOf(interval, today), 1 - count)), end };
}

/** The named period of these days, if they have one. */
export function rangeOf({ start, end }: Days, zone: string, now: Date): DateRange | undefined {
  return dateRanges.find((range) => {
    const days = rangeDays(range, zone, now);
    return days.start === start && days.end === end;
  });
}

/** As the API takes it, where the end is excluded. */
export function toSpan({ start, end }: Days): { from: string; to: string } {
  return { from: start, to: dayOf(addIntervals('day', new Date(end), 1)) };
}

/** The intervals that don't make too many points of these days, the shortest first. */
export function possibleIntervals(days: Days): Interval[] {
  const { from, to } = toSpan(days);
  const span = { from: new Date(from), to: new Date(to) };
  return (['day', 'week', 'month'] as const).filter(
    (interval) => intervalStarts({ ...span, interval }, maxPoints + 1).length <= maxPoints,
  );
}

/** The interval that shows about a month of points. */
export function usualInterval(days: Days): Interval {
  const { from, to } = toSpan(days);
  const span = { from: new Date(from), to: new Date(to) };
  const count = (interval: Interval) => intervalStarts({ ...span, interval }, maxPoints).length;
  if (count('day') <= 62) return 'day';
  return count('week') <= 26 ? 'week' : 'month';
}
