import * as v from 'valibot';
import { instantText, sumText } from './fields.ts';
import { intervalStarts, intervals } from './intervals.ts';

/** What can be looked at over time. */
export const seriesMetrics = [
  'revenue',
  'mrr',
  'orders',
  'subscriptions',
  'cancellations',
  'tickets',
] as const;
export type SeriesMetric = (typeof seriesMetrics)[number];

/** They stand from one interval to the next; the others are counted anew in each. */
export const standingMetrics: readonly SeriesMetric[] = ['mrr', 'subscriptions'];

/** More would not be told apart on a screen. */
export const maxPoints = 400;

const dayOrInstant = /^(?:19[7-9]|20\d|21\d)\d-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z)?$/;

/** A day ('2026-01-31': its first moment) or an instant, of UTC; from 1970 to 2199. */
const moment = v.pipe(
  v.string(),
  v.check(isMoment, 'Expected a day such as 2026-01-31, or an instant that ends in Z'),
  v.transform((text) => new Date(text)),
);

/** From the first moment to before the last, in parts that a calendar of UTC makes. */
export const SeriesQuery = v.pipe(
  v.strictObject({
    metric: v.picklist(seriesMetrics),
    from: moment,
    to: moment,
    interval: v.optional(v.picklist(intervals), 'day'),
  }),
  v.forward(
    v.check(({ from, to }) => from < to, 'Must lie after from: the time would be empty'),
    ['to'],
  ),
  v.forward(
    v.check(
      (span) => intervalStarts(span, maxPoints + 1).length <= maxPoints,
      `More than ${maxPoints} points. Take a longer interval or a shorter time`,
    ),
    ['interval'],
  ),
);
export type SeriesQuery = v.InferOutput<typeof SeriesQuery>;

/** `at`: when the point's interval begins. The first and the last one may be cut by the span. */
const point = <const Value extends v.GenericSchema>(value: Value) =>
  v.array(v.object({ at: instantText, value }));

const common = {
  metric: v.picklist(seriesMetrics),
  interval: v.picklist(intervals),
  /** What is counted, in a sentence or two. */
  definition: v.string(),
};

/**
 * One point for each interval, the oldest first, those in which nothing happened too. What stands,
 * such as recurring revenue, is told as it stood when the interval ended.
 */
export const Series = v.variant('unit', [
  v.object({ ...common, unit: v.literal('usd'), points: point(sumText) }),
  v.object({ ...common, unit: v.literal('count'), points: point(v.number()) }),
]);
export type Series = v.InferOutput<typeof Series>;

/** Whether it is a day that the calendar has. */
function isMoment(text: string): boolean {
  if (!dayOrInstant.test(text)) return false;
  const at = new Date(text);
  return (
    !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 19).replace('Z', ''))
  );
}
