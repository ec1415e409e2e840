import { stageName } from '#contract/describe-delivery';
import type { Interval } from '#contract/intervals';
import type { SeriesMetric } from '#contract/series';
import type { DeliveryStage } from '#db/values/enumerations';
import { formatCount } from '../format/count.ts';

const timeIn = (stage: DeliveryStage) => `Median time in ${stageName(stage).toLowerCase()}`;

const metrics: Record<SeriesMetric, string> = {
  revenue: 'Revenue',
  mrr: 'Monthly recurring revenue',
  orders: 'New orders',
  subscriptions: 'Active subscriptions',
  cancellations: 'Ended subscriptions',
  tickets: 'New tickets',
  delivered_in_time: 'Websites delivered in time',
  requirements_time: timeIn('requirements'),
  development_time: timeIn('development'),
  review_time: timeIn('review'),
  release_time: timeIn('release'),
};

const ranges = {
  '30-days': '30 days',
  '13-weeks': '13 weeks',
  '12-months': '12 months',
  '36-months': '3 years',
} as const;

const pointsAre: Record<Interval, string> = { day: 'Day', week: 'Week', month: 'Month' };

/** Texts of the chart in the Analytics tab. Values and dates are already formatted. */
export const series = {
  title: 'Over time',
  metric: 'Show',
  range: 'Last',
  metrics,
  ranges,
  pointsAre,
  reader: (interval: Interval) => `Read values by ${interval}`,
  loading: (metric: SeriesMetric) => `Loading ${metrics[metric].toLowerCase()}...`,
  empty: 'No data for this period.',
  failed: 'Couldn’t load the chart',
  sum: (sum: string) => `${sum} in total.`,
  most: (value: string, when: string) => `Highest: ${value} (${when}).`,
  unchanged: (value: string) => `${value} now, unchanged over this period.`,
  moved: (value: string, direction: 'up' | 'down', before: string, when: string) =>
    `${value} now, ${direction} from ${before} (${when}).`,
  hours: (hours: string) => `${hours} h`,
  percent: (percent: string) => `${percent}%`,
  /** Over the whole period. */
  whole: {
    hours: (median: string, websites: number) =>
      websites === 1
        ? `${median} for one website.`
        : `${median} over ${formatCount(websites)} websites.`,
    percent: (share: string, websites: number) =>
      websites === 1
        ? `${share} of one website.`
        : `${share} of ${formatCount(websites)} websites.`,
  },
  zone: 'Days, weeks and months are in UTC.',
} as const;
