import { sql } from 'drizzle-orm';
import { stageName } from '#contract/describe-delivery';
import { intervalStarts, type Span } from '#contract/intervals';
import { maxPoints, type SeriesMetric, type StageMetric } from '#contract/series';
import { startOfDayIn } from '#contract/zoned-days';
import type { Db } from '#db/client';
import { orderStages } from '#db/schema/order-stages';
import { orders } from '#db/schema/orders';
import type { DeliveryStage } from '#db/values/enumerations';
import { dayOf, readDailySums } from './daily-sums.ts';
import type { MeasuredPeriod } from './measure.ts';

const stageOf: Record<StageMetric, DeliveryStage> = {
  requirements_time: 'requirements',
  development_time: 'development',
  review_time: 'review',
  release_time: 'release',
};

export const stageMetrics = Object.keys(stageOf) as StageMetric[];

export function isStageMetric(metric: SeriesMetric): metric is StageMetric {
  return metric in stageOf;
}

/** Above this, medians come from every second website, every third and so on. */
const maxWebsites = 10_000;

/** What was measured in an interval, which is named by its start, or in all of them (null). */
type Found = { stage: string; start: number | null; value: number; websites: number };

export type StageTimes = (metric: StageMetric) => MeasuredPeriod;

/**
 * Reads how long websites were in each stage, by the interval of their delivery. Medians don’t add up,
 * so they are computed from the orders, for the intervals and for all of the time.
 */
export async function readStageTimes(db: Db, span: Span & { zone: string }): Promise<StageTimes> {
  const found = await measure(db, span, await findStep(db, span));
  return (metric) => {
    const ofStage = found.filter(({ stage }) => stage === stageOf[metric]);
    const at = (start: number | null) => ofStage.find((each) => each.start === start);
    const starts = intervalStarts(span, maxPoints);
    const whole = at(null);
    return {
      values: starts.map((start) => at(start.getTime() / 1000)?.value ?? null),
      whole: { value: whole?.value ?? null, of: whole?.websites ?? 0 },
    };
  };
}

/** 1 for every website, 2 for every second one. */
async function findStep(db: Db, span: Span): Promise<number> {
  const [names, wide] = [['deliveries_by_day'] as const, { ...span, interval: 'month' } as const];
  const sums = await readDailySums(db, wide, { names, withPast: false });
  const delivered = intervalStarts(wide, maxPoints)
    .map((start) => sums.at(start)('deliveries_by_day').count)
    .reduce((all, count) => all + count, 0);
  return Math.max(1, Math.ceil(delivered / maxWebsites));
}

/** Each entry of a stage lasts until the next one, the last until the delivery. */
function measure(
  db: Db,
  { from, to, interval, zone }: Span & { zone: string },
  step: number,
): Promise<Found[]> {
  const { deliveredAt, paidAt, id } = orders;
  const { orderId, enteredAt, stage } = orderStages;
  const startOf = (day: Date) => startOfDayIn(zone, dayOf(day)).toISOString();
  const found = sql`with delivered as materialized (
      select ${id} as id, ${deliveredAt} as delivered_at,
        extract(epoch from date_trunc(${interval}, ${deliveredAt} at time zone ${zone})) as start
      from ${orders}
      where ${deliveredAt} >= ${startOf(from)} and ${deliveredAt} < ${startOf(to)}
        and ${paidAt} is not null and ${id} % ${step}::integer = 0
    ),
    visits as (
      select ${orderId} as order_id, delivered.start, ${stage} as stage,
        ${enteredAt} as entered_at, coalesce(
          lead(${enteredAt}) over (partition by ${orderId} order by ${orderStages.id}),
          delivered.delivered_at
        ) as left_at
      from ${orderStages} join delivered on delivered.id = ${orderId}
    ),
    times as (
      select stage, start, sum(extract(epoch from left_at - entered_at) * 1000) as ms
      from visits group by order_id, stage, start
      having sum(extract(epoch from left_at - entered_at)) > 0
    )
    select stage, start, percentile_cont(0.5) within group (order by ms) as value,
      count(*) as websites
    from times group by grouping sets ((stage, start), (stage))`;
  return db
    .select({
      stage: sql<string>`stage`,
      start: sql<number | null>`start`.mapWith((start) => (start === null ? null : Number(start))),
      value: sql`value`.mapWith(Number),
      websites: sql`websites`.mapWith((websites) => Number(websites) * step),
    })
    .from(sql`(${found}) measured`);
}

export function defineStage(metric: StageMetric): string {
  return `Median time that the delivered websites spent in “${stageName(stageOf[metric])}”, including time in which we waited for the customer. Those that skipped the step don’t count. Of more than ${maxWebsites.toLocaleString('en-US')} websites, an even sample is measured.`;
}
