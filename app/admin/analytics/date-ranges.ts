import { addIntervals, type Interval, type Span, startOf } from '#contract/intervals';

const spans = {
  '30-days': { interval: 'day', count: 30 },
  '13-weeks': { interval: 'week', count: 13 },
  '12-months': { interval: 'month', count: 12 },
  '36-months': { interval: 'month', count: 36 },
} as const satisfies Record<string, { interval: Interval; count: number }>;

/** How far back a chart goes. The first one is the default. */
export type DateRange = keyof typeof spans;
export const dateRanges = [
  '30-days',
  '13-weeks',
  '12-months',
  '36-months',
] as const satisfies DateRange[];

/** The interval between the points of a chart with this range. */
export const rangeInterval = (range: DateRange): Interval => spans[range].interval;

/** Whole intervals, ending with the current one. */
export function rangeSpan(range: DateRange, now: Date): Span {
  const { interval, count } = spans[range];
  const to = addIntervals(interval, startOf(interval, now), 1);
  return { from: addIntervals(interval, to, -count), to, interval };
}
