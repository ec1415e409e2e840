import { stageName } from '#contract/describe-delivery';
import type { Interval } from '#contract/intervals';
import { taxReportHeadings as headings } from '#contract/list-headings';
import type { MetricTopic, SeriesMetric } from '#contract/series';
import type { DeliveryStage } from '#db/values/enumerations';
import { formatCount } from '../format/count.ts';

const timeIn = (stage: DeliveryStage) => `Median time in ${stageName(stage).toLowerCase()}`;
const monthsLater = (months: number) => `${months} ${months === 1 ? 'month' : 'months'} after`;

const metrics: Record<SeriesMetric, string> = {
  revenue: 'Revenue from orders',
  refunds: 'Refunds and lost disputes',
  discounts: 'Discounts',
  mrr: 'Monthly recurring revenue',
  mrr_net: 'Net change of MRR',
  mrr_new: 'New MRR',
  mrr_expansion: 'Expansion MRR',
  mrr_reactivated: 'Reactivated MRR',
  mrr_contraction: 'Contraction MRR',
  mrr_churned: 'Churned MRR',
  gross_mrr_churn: 'Gross MRR churn',
  net_mrr_churn: 'Net MRR churn',
  customers: 'Active customers',
  new_customers: 'New customers',
  churned_customers: 'Customers lost',
  customer_churn: 'Customer churn',
  revenue_per_customer: 'Average revenue per customer',
  orders: 'New orders',
  subscriptions: 'Active subscriptions',
  cancellations: 'Ended subscriptions',
  failed_renewals: 'Failed renewals',
  recovered_renewals: 'Recovered renewals',
  renewal_recovery: 'Share of failed renewals recovered',
  delivered_in_time: 'Websites delivered in time',
  requirements_time: timeIn('requirements'),
  development_time: timeIn('development'),
  review_time: timeIn('review'),
  release_time: timeIn('release'),
  tickets: 'New tickets',
  sales_answered_in_time: 'Sales inquiries answered in time',
  sales_answer_time: 'Average first answer to sales inquiries',
  support_answered_in_time: 'Support requests answered in time',
  support_answer_time: 'Average first answer to support requests',
  urgent_answered_in_time: 'Urgent tickets answered in time',
  urgent_answer_time: 'Average first answer to urgent tickets',
};

const topics: Record<MetricTopic, string> = {
  revenue: 'Revenue',
  recurring: 'Recurring revenue',
  customers: 'Customers',
  subscriptions: 'Subscriptions',
  renewals: 'Renewals',
  delivery: 'Delivery',
  support: 'Support',
};

const ranges = {
  '30-days': 'Last 30 days',
  '13-weeks': 'Last 13 weeks',
  '12-months': 'Last 12 months',
  '36-months': 'Last 3 years',
  month: 'This month',
  'last-month': 'Last month',
} as const;

const pointsAre: Record<Interval, string> = { day: 'Day', week: 'Week', month: 'Month' };

/** What a value over all of the time is of: '12.5% of 40 customers'. */
const things: Partial<Record<SeriesMetric, [one: string, many: string]>> = {
  customer_churn: ['customer', 'customers'],
  renewal_recovery: ['failed renewal', 'failed renewals'],
  delivered_in_time: ['website', 'websites'],
  requirements_time: ['website', 'websites'],
  development_time: ['website', 'websites'],
  review_time: ['website', 'websites'],
  release_time: ['website', 'websites'],
};

function thingsOf(metric: SeriesMetric, count: number): string {
  const [one, many] = things[metric] ?? ['answer', 'answers'];
  return count === 1 ? `one ${one}` : `${formatCount(count)} ${many}`;
}

/** Names of tiles. */
const shortMetrics: Partial<Record<SeriesMetric, string>> = {
  mrr: 'MRR',
  refunds: 'Refunds',
  delivered_in_time: 'Delivered in time',
  support_answer_time: 'First answer',
};

/** Texts of the charts and reports. Values and dates are already formatted. */
export const series = {
  metric: 'Show',
  period: 'Period',
  customRange: 'Custom',
  days: 'Days',
  interval: 'By',
  compare: 'Compare with',
  comparedLabel: 'Previous period',
  notCompared: 'Nothing',
  metrics,
  shortMetrics,
  keyMetrics: 'Key metrics',
  topics,
  ranges,
  pointsAre,
  csv: 'Download CSV',
  preparingCsv: 'Preparing CSV...',
  csvFailed: 'Couldn’t download the CSV',
  reader: (interval: Interval) => `Read values by ${interval}`,
  loading: (metric: SeriesMetric) => `Loading ${metrics[metric]}...`,
  empty: 'No data for this period.',
  sum: (sum: string) => `${sum} in total.`,
  most: (value: string, when: string) => `Highest: ${value} (${when}).`,
  unchanged: (value: string) => `${value} now, unchanged over this period.`,
  moved: (value: string, direction: 'up' | 'down', before: string, when: string) =>
    `${value} now, ${direction} from ${before} (${when}).`,
  hours: (hours: string) => `${hours} h`,
  percent: (percent: string) => `${percent}%`,
  /** Over the whole period. */
  whole: {
    plain: (value: string) => `${value} over the whole period.`,
    hours: (value: string, metric: SeriesMetric, count: number) =>
      count === 1
        ? `${value} for ${thingsOf(metric, count)}.`
        : `${value} over ${thingsOf(metric, count)}.`,
    percent: (share: string, metric: SeriesMetric, count: number) =>
      `${share} of ${thingsOf(metric, count)}.`,
  },
  before: (value: string, change: string) => `Previous period: ${value} (${change}).`,
  zone: (zone: string) => `Days start at midnight in ${zone}.`,
  changeZone: 'Change time zone',
} as const;

/** How a value differs from the one before. */
export const change = {
  none: 'no change',
  wasNothing: 'was 0',
  wasNegative: 'was below 0',
  missing: '—',
  from: (change: string, before: string) => `${change} from ${before}`,
  percent: (percent: string) => `${percent}%`,
  points: (points: string) => `${points} points`,
} as const;

/** Texts of /admin/analytics. */
export const reports = {
  title: 'Analytics',
  lead: 'Revenue, customers, delivery and support over any period, compared with the previous one. Every figure explains how it’s calculated.',
  link: 'All metrics and reports',
  overview: {
    title: 'More metrics',
    metric: 'Metric',
    value: 'This period',
    before: 'Previous period',
    change: 'Change',
    failed: 'Couldn’t load the metrics',
    explain: (metric: string) => `How ${metric} is calculated`,
  },
  revenue: {
    title: 'Revenue by part',
    by: 'Split by',
    splits: { product: 'Product', package: 'Support package' },
    value: 'Revenue',
    share: 'Share',
    definition:
      'The parts add up to the revenue from orders. A payment counts for the support package that its order had at the time.',
    loading: 'Loading revenue...',
    failed: 'Couldn’t load the revenue',
    empty: 'No revenue in this period',
    emptyHint: 'Products and support packages appear here with their first payment or refund.',
  },
  tax: {
    title: 'Tax',
    columns: {
      month: headings.month,
      country: headings.country,
      rate: 'Rate',
      payments: headings.payments,
      net: headings.net,
      tax: headings.tax,
      refundedNet: headings.refundedNet,
      refundedTax: headings.refundedTax,
    },
    untaxed: 'Not recorded',
    percent: (rate: string) => `${rate}%`,
    reverseCharge: headings.reverseCharge,
    severalRates: 'Several',
    noTax: 'No tax',
    due: (amount: string) => `${amount} of tax is due for this period: tax minus refunded tax.`,
    definition:
      'Payments and refunds count on the day the money moved, by the country of the buyer. A lost dispute counts as a refund, and an open one doesn’t count yet.',
    loading: 'Loading tax...',
    empty: 'No payments in this period',
    emptyHint: 'Each country and rate appears here with its first payment.',
  },
  cohorts: {
    title: 'Cohorts',
    show: 'Show as share',
    measures: { customers: 'Customers kept', revenue: 'Revenue kept' },
    month: 'First payment',
    size: { customers: 'Customers', revenue: 'First MRR' },
    after: (months: number) => (months === 0 ? 'Same month' : `+${months}`),
    monthsAfter: (months: number) =>
      months === 0 ? 'Month of the first payment' : `${monthsLater(months)} the first payment`,
    kept: (share: string, months: number) =>
      `${share} kept ${monthsLater(months)} the first payment.`,
    monthsSince: 'Since the first payment',
    reader: 'Read values by month',
    definition: {
      customers:
        'Of the customers whose first payment was in a month, the share with an active subscription at the end of that month and of each month after it. The chart shows the share of all these customers together.',
      revenue:
        'The monthly recurring revenue of these customers at the end of each month, as a share of what their first subscriptions cost. Above 100%, it has grown. The chart shows the share of all these customers together.',
    },
    loading: 'Loading cohorts...',
    failed: 'Couldn’t load the cohorts',
    empty: 'No new customers in these months',
    emptyHint: 'Choose a longer period, or wait for the first payment.',
  },
} as const;
