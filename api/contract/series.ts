import * as v from 'valibot';
import { instantText, sumText } from './fields.ts';
import { intervalStarts, intervals } from './intervals.ts';

/** The metrics of charts. */
export const seriesMetrics = [
  'revenue',
  'mrr',
  'orders',
  'subscriptions',
  'cancellations',
  'tickets',
  'delivered_in_time',
  'requirements_time',
  'development_time',
  'review_time',
  'release_time',
] as const;
export type SeriesMetric = (typeof seriesMetrics)[number];

/** Measured over the websites delivered in an interval. They have no sum, so they come with a whole. */
export const deliveryMetrics = [
  'delivered_in_time',
  'requirements_time',
  'development_time',
  'review_time',
  'release_time',
] as const satisfies readonly SeriesMetric[];
export type DeliveryMetric = (typeof deliveryMetrics)[number];

/** Levels at the end of an interval; the others are counted per interval. */
export const standingMetrics: readonly SeriesMetric[] = ['mrr', 'subscriptions'];

/** The maximum number of points of a chart. */
export const maxPoints = 400;

const dayOrInstant = /^(?:19[7-9]|20\d|21\d)\d-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z)?$/;

/** A day ('2026-01-31': its start) or an instant in UTC, from 1970 to 2199. */
const moment = v.pipe(
  v.string(),
  v.check(isMoment, 'Expected a date such as 2026-01-31, or a UTC time that ends in Z'),
  v.transform((text) => new Date(text)),
);

/** `from` is inclusive, `to` exclusive; intervals follow the UTC calendar. */
export const SeriesQuery = v.pipe(
  v.strictObject({
    metric: v.picklist(seriesMetrics),
    from: moment,
    to: moment,
    interval: v.optional(v.picklist(intervals), 'day'),
  }),
  v.forward(
    v.check(({ from, to }) => from < to, 'Must be after from'),
    ['to'],
  ),
  v.forward(
    v.check(
      (span) => intervalStarts(span, maxPoints + 1).length <= maxPoints,
      `More than ${maxPoints} points. Choose a longer interval or a shorter time range`,
    ),
    ['interval'],
  ),
);
export type SeriesQuery = v.InferOutput<typeof SeriesQuery>;

/** `at`: the start of the interval. The first and last interval may be partial. */
const point = <const Value extends v.GenericSchema>(value: Value) =>
  v.array(v.object({ at: instantText, value }));

/** A point of any series, for CSV. */
export const SeriesPoint = v.object({
  at: instantText,
  value: v.nullable(v.union([sumText, v.number()])),
});

const measured = {
  points: point(v.nullable(v.number())),
  /** Over all of the time, and over how many websites; null: over none. */
  whole: v.object({ value: v.nullable(v.number()), websites: v.number() }),
};

const common = {
  metric: v.picklist(seriesMetrics),
  interval: v.picklist(intervals),
  /** How the metric is defined, for people. */
  definition: v.string(),
};

/**
 * One point per interval, the oldest first, including empty ones. Levels such as recurring revenue are
 * those at the end of the interval. Medians are in hours, shares in percent, with one decimal.
 */
export const Series = v.variant('unit', [
  v.object({ ...common, unit: v.literal('usd'), points: point(sumText) }),
  v.object({ ...common, unit: v.literal('count'), points: point(v.number()) }),
  v.object({ ...common, unit: v.literal('percent'), ...measured }),
  v.object({ ...common, unit: v.literal('hours'), ...measured }),
]);
export type Series = v.InferOutput<typeof Series>;

/** Whether the day exists. */
function isMoment(text: string): boolean {
  if (!dayOrInstant.test(text)) return false;
  const at = new Date(text);
  return (
    !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 19).replace('Z', ''))
  );
}
