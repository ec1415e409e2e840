import type { Interval } from '#contract/intervals';
import type { SeriesMetric } from '#contract/series';

const metrics: Record<SeriesMetric, string> = {
  revenue: 'Revenue',
  mrr: 'Monthly recurring revenue',
  orders: 'New orders',
  subscriptions: 'Active subscriptions',
  cancellations: 'Ended subscriptions',
  tickets: 'New tickets',
};

const ranges = {
  '30-days': '30 days',
  '13-weeks': '13 weeks',
  '12-months': '12 months',
  '36-months': '3 years',
} as const;

const pointsAre: Record<Interval, string> = { day: 'Day', week: 'Week', month: 'Month' };

/** Sentences of the chart in the Analytics tab. Values and times come as they are shown. */
export const series = {
  title: 'Over time',
  metric: 'Show',
  range: 'Last',
  metrics,
  ranges,
  pointsAre,
  reader: (interval: Interval) => `Read single ${interval}s`,
  loading: (metric: SeriesMetric) => `Loading ${metrics[metric].toLowerCase()}...`,
  empty: 'Nothing was counted in this time.',
  failed: 'The chart did not load',
  sum: (sum: string) => `${sum} in all.`,
  most: (value: string, when: string) => `The most: ${value}, ${when}.`,
  unchanged: (value: string) => `${value} now, as much as when this time began.`,
  moved: (value: string, direction: 'up' | 'down', before: string, when: string) =>
    `${value} now, ${direction} from ${before} (${when}).`,
  zone: 'Days, weeks and months are those of UTC.',
} as const;
