import { intervalStarts, type Span } from '#contract/intervals';
import { maxPoints, type Series, type SeriesMetric, type SeriesQuery } from '#contract/series';
import type { ShopSettings } from '#contract/shop-settings';
import { startOfDayIn } from '#contract/zoned-days';
import type { Db } from '#db/client';
import { dayOf, readDailySums } from './daily-sums.ts';
import { previousSpan } from './day-zone.ts';
import { type MeasuredPeriod, measurePeriod, toUnit, wholeToWire } from './measure.ts';
import { metrics } from './metrics/all.ts';
import { defineStage, isStageMetric, readStageTimes } from './stage-times.ts';

/** Whose days are counted, what the shop promises, and whether it charges tax. */
export type Counting = { zone: string; promises: ShopSettings['contact']; isTaxed?: boolean };

/** Reads a metric over time, with a point for each interval. */
export async function readSeries(db: Db, query: SeriesQuery, counting: Counting): Promise<Series> {
  const { metric, interval, compare, ...days } = query;
  const { unit, definition } = describe(metric, counting);
  const read = async (span: Span) => {
    const { values, whole } = await readPeriod(db, metric, span, counting);
    const points = intervalStarts(span, maxPoints).map((start, index) => ({
      day: dayOf(start),
      at: startOfDayIn(counting.zone, dayOf(start)).toISOString(),
      value: toUnit(unit, values[index] ?? null),
    }));
    return { points, whole: wholeToWire(unit, whole) };
  };
  const answer = {
    metric,
    interval,
    definition,
    unit,
    timeZone: counting.zone,
    ...(await read({ ...days, interval })),
    ...(compare && { previous: await readPrevious() }),
  };
  // All values are of the one unit, which TypeScript cannot follow.
  return answer as Series;

  async function readPrevious() {
    const span = previousSpan({ ...days, interval });
    return { from: dayOf(span.from), to: dayOf(span.to), ...(await read(span)) };
  }
}

/** What a metric is measured in, and what it means. */
export function describe(metric: SeriesMetric, { promises, isTaxed }: Counting) {
  if (isStageMetric(metric)) return { unit: 'hours' as const, definition: defineStage(metric) };
  const { unit, definition, whenTaxed } = metrics[metric];
  const text = typeof definition === 'string' ? definition : definition(promises);
  return { unit, definition: isTaxed && whenTaxed ? `${text} ${whenTaxed}` : text };
}

async function readPeriod(
  db: Db,
  metric: SeriesMetric,
  span: Span,
  { zone, promises }: Counting,
): Promise<MeasuredPeriod> {
  if (isStageMetric(metric)) return (await readStageTimes(db, { ...span, zone }))(metric);
  const { names, needsPast: withPast = false } = metrics[metric];
  const sums = await readDailySums(db, span, { names, withPast });
  return measurePeriod(metrics[metric], sums, span, promises);
}
