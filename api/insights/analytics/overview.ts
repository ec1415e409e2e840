import type { Span } from '#contract/intervals';
import { type MetricOverview, type SeriesMetric, seriesMetrics } from '#contract/series';
import type { Db } from '#db/client';
import { dayOf, readDailySums } from './daily-sums.ts';
import { type Measured, measurePeriod, wholeToWire } from './measure.ts';
import { type DailyMetric, metrics } from './metrics/all.ts';
import { previousSpan } from './previous-span.ts';
import { type Counting, describe } from './series.ts';
import { readStageTimes, stageMetrics } from './stage-times.ts';

type Days = Pick<Span, 'from' | 'to'>;

const dailyMetrics = Object.keys(metrics) as DailyMetric[];
const allNames = [...new Set(dailyMetrics.flatMap((metric) => metrics[metric].names))];

/** Reads every metric over a span of days and over the one before it. */
export async function readOverview(
  db: Db,
  days: Days,
  counting: Counting,
): Promise<MetricOverview> {
  const before = previousSpan(days);
  const [now, then] = [
    await readWholes(db, days, counting),
    await readWholes(db, before, counting),
  ];
  const overview = {
    timeZone: counting.zone,
    previous: { from: dayOf(before.from), to: dayOf(before.to) },
    metrics: seriesMetrics.map((metric) => {
      const { unit, definition } = describe(metric, counting);
      return {
        metric,
        unit,
        definition,
        whole: wholeToWire(unit, now(metric)),
        previous: wholeToWire(unit, then(metric)),
      };
    }),
  };
  // All values of a metric are of its unit, which TypeScript cannot follow.
  return overview as MetricOverview;
}

async function readWholes(
  db: Db,
  days: Days,
  { zone, promises }: Counting,
): Promise<(metric: SeriesMetric) => Measured> {
  // The longest interval has the fewest rows.
  const span = { ...days, interval: 'month' } as const;
  const sums = await readDailySums(db, span, { names: allNames, withPast: true });
  const found = new Map<SeriesMetric, Measured>();
  for (const metric of dailyMetrics) {
    found.set(metric, measurePeriod(metrics[metric], sums, span, promises).whole);
  }
  const stageTimes = await readStageTimes(db, { ...span, zone });
  for (const metric of stageMetrics) found.set(metric, stageTimes(metric).whole);
  return (metric) => found.get(metric) ?? { value: null, of: null };
}
