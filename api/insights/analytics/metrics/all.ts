import type { SeriesMetric, StageMetric } from '#contract/series';
import { customerMetrics } from './customers.ts';
import { deliveryMetrics } from './delivery.ts';
import type { MetricsOf } from './metric.ts';
import { recurringMetrics } from './recurring.ts';
import { renewalMetrics } from './renewals.ts';
import { revenueMetrics } from './revenue.ts';
import { subscriptionMetrics } from './subscriptions.ts';
import { supportMetrics } from './support.ts';

/** Those that are summed up by day; the others are in `stage-times.ts`. */
export type DailyMetric = Exclude<SeriesMetric, StageMetric>;

export const metrics: MetricsOf<DailyMetric> = {
  ...revenueMetrics,
  ...recurringMetrics,
  ...customerMetrics,
  ...subscriptionMetrics,
  ...renewalMetrics,
  ...deliveryMetrics,
  ...supportMetrics,
};
