import { intervalStarts } from '#contract/intervals';
import { maxPoints, type Series, type SeriesQuery, standingMetrics } from '#contract/series';
import type { Db } from '#db/client';
import { sumFromCents } from '#db/values/money';
import { type Change, readDailySum } from './daily-sums.ts';
import { isDeliveryMetric, readDeliveryTimes } from './delivery-times.ts';
import { metrics } from './metrics.ts';

/** Reads a metric over time, with a point for each interval. */
export async function readSeries(db: Db, query: SeriesQuery): Promise<Series> {
  const { metric, interval } = query;
  if (isDeliveryMetric(metric)) return readDeliveryTimes(db, { ...query, metric });
  const { unit, definition, ...sum } = metrics[metric];
  const isStanding = standingMetrics.includes(metric);
  const changes = await readDailySum(db, query, { ...sum, isStanding });
  const points = filled(intervalStarts(query, maxPoints), changes, isStanding);
  const said = { metric, interval, definition };
  return unit === 'usd'
    ? {
        ...said,
        unit,
        points: points.map((each) => ({ ...each, value: sumFromCents(each.value) })),
      }
    : { ...said, unit, points };
}

/** Fills empty intervals: a running total keeps its value, a count is zero. */
function filled(beginnings: Date[], changes: Change[], isStanding: boolean) {
  const byStart = new Map(changes.map(({ start, change }) => [start, change]));
  let sum = 0;
  return beginnings.map((at) => {
    const change = byStart.get(at.getTime() / 1000) ?? 0;
    sum += change;
    return { at: at.toISOString(), value: isStanding ? sum : change };
  });
}
