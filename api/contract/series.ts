import * as v from 'valibot';
import { dayInput, dayText, instantText, sumText } from './fields.ts';
import { intervalStarts, intervals } from './intervals.ts';

/** What is measured, by topic, in the order of the selects. */
export const metricTopics = {
  revenue: ['revenue', 'refunds', 'discounts'],
  recurring: [
    'mrr',
    'mrr_net',
    'mrr_new',
    'mrr_expansion',
    'mrr_reactivated',
    'mrr_contraction',
    'mrr_churned',
    'gross_mrr_churn',
    'net_mrr_churn',
  ],
  customers: [
    'customers',
    'new_customers',
    'churned_customers',
    'customer_churn',
    'revenue_per_customer',
  ],
  subscriptions: ['orders', 'subscriptions', 'cancellations'],
  renewals: ['failed_renewals', 'recovered_renewals', 'renewal_recovery'],
  delivery: [
    'delivered_in_time',
    'requirements_time',
    'development_time',
    'review_time',
    'release_time',
  ],
  support: [
    'tickets',
    'sales_answered_in_time',
    'sales_answer_time',
    'support_answered_in_time',
    'support_answer_time',
    'urgent_answered_in_time',
    'urgent_answer_time',
  ],
} as const;
export type MetricTopic = keyof typeof metricTopics;
export type SeriesMetric = (typeof metricTopics)[MetricTopic][number];
export type StageMetric = Exclude<(typeof metricTopics)['delivery'][number], 'delivered_in_time'>;

const { revenue, recurring, customers, subscriptions, renewals, delivery, support } = metricTopics;

/** The metrics of charts. */
export const seriesMetrics = [
  ...revenue,
  ...recurring,
  ...customers,
  ...subscriptions,
  ...renewals,
  ...delivery,
  ...support,
] as const;

/** Levels at the end of an interval; the others are counted or measured within it. */
export const standingMetrics: readonly SeriesMetric[] = [
  'mrr',
  'customers',
  'subscriptions',
  'revenue_per_customer',
];

/** The maximum number of points of a chart. */
export const maxPoints = 400;

/** A calendar day from 1970 to 2199, read as its UTC midnight. */
export const calendarDay = v.pipe(
  dayInput('Expected a date such as 2026-01-31'),
  v.transform((text) => new Date(text)),
);

/** Days in the shop's time zone. `from` is inclusive, `to` exclusive. */
export const daySpan = { from: calendarDay, to: calendarDay };

export const notForward = 'Must be after from';

export const SeriesQuery = v.pipe(
  v.strictObject({
    metric: v.picklist(seriesMetrics),
    ...daySpan,
    interval: v.optional(v.picklist(intervals), 'day'),
    /** 'previous': adds the period before, of the same length. */
    compare: v.optional(v.literal('previous')),
  }),
  v.forward(
    v.check(({ from, to }) => from < to, notForward),
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

/** A row of a series as CSV: an interval by its first day, and its counterpart in the period before. */
export const SeriesRow = v.object({
  day: dayText,
  at: instantText,
  value: v.nullable(v.union([sumText, v.number()])),
  previousDay: v.nullable(dayText),
  previousValue: v.nullable(v.union([sumText, v.number()])),
  /** null: it isn't money. */
  currency: v.nullable(v.string()),
});
export type SeriesRow = v.InferOutput<typeof SeriesRow>;

/**
 * The metric over all of the time: a sum, the level at the end, or measured over all of it. `of`: of
 * how many a share is, or over how many a time was measured; null: it isn't of a number of things.
 */
const wholeOf = <const Value extends v.GenericSchema>(value: Value) =>
  v.object({ value: v.nullable(value), of: v.nullable(v.number()) });

/** `day`, `at`: the start of the interval. The first and last interval may be partial. */
const period = <const Value extends v.GenericSchema>(value: Value) => ({
  points: v.array(v.object({ day: dayText, at: instantText, value: v.nullable(value) })),
  whole: wholeOf(value),
});

const common = {
  metric: v.picklist(seriesMetrics),
  interval: v.picklist(intervals),
  /** How the metric is defined, for people. */
  definition: v.string(),
  /** Whose days are counted. */
  timeZone: v.string(),
};

const series = <const Unit extends string, const Value extends v.GenericSchema>(
  unit: Unit,
  value: Value,
) =>
  v.object({
    ...common,
    ...period(value),
    unit: v.literal(unit),
    /** The period before, up to the day before `from`. Absent unless asked for. */
    previous: v.optional(v.object({ from: dayText, to: dayText, ...period(value) })),
  });

/**
 * One point per interval, the oldest first, including empty ones. Levels such as recurring revenue are
 * those at the end of the interval. Times are in hours, shares in percent, with one decimal; null where
 * nothing was measured.
 */
export const Series = v.variant('unit', [
  series('money', sumText),
  series('count', v.number()),
  series('percent', v.number()),
  series('hours', v.number()),
]);
export type Series = v.InferOutput<typeof Series>;

const figure = <const Unit extends string, const Value extends v.GenericSchema>(
  unit: Unit,
  value: Value,
) =>
  v.object({
    metric: v.picklist(seriesMetrics),
    unit: v.literal(unit),
    definition: v.string(),
    whole: wholeOf(value),
    previous: wholeOf(value),
  });

/** Every metric over a span of days, and over the one before it. */
export const MetricOverview = v.object({
  timeZone: v.string(),
  previous: v.object(daySpanText()),
  metrics: v.array(
    v.variant('unit', [
      figure('money', sumText),
      figure('count', v.number()),
      figure('percent', v.number()),
      figure('hours', v.number()),
    ]),
  ),
});
export type MetricOverview = v.InferOutput<typeof MetricOverview>;
export type MetricFigure = MetricOverview['metrics'][number];

function daySpanText() {
  return { from: dayText, to: dayText };
}
