import { type SQL, sql } from 'drizzle-orm';
import { stageName } from '#contract/describe-delivery';
import { intervalStarts } from '#contract/intervals';
import {
  type DeliveryMetric,
  deliveryMetrics,
  maxPoints,
  type Series,
  type SeriesMetric,
  type SeriesQuery,
} from '#contract/series';
import { terms } from '#contract/terms';
import type { Db } from '#db/client';
import { orderStages } from '#db/schema/order-stages';
import { orders } from '#db/schema/orders';
import type { DeliveryStage } from '#db/values/enumerations';

const hourMs = 60 * 60 * 1000;

const stageOf: Record<Exclude<DeliveryMetric, 'delivered_in_time'>, DeliveryStage> = {
  requirements_time: 'requirements',
  development_time: 'development',
  review_time: 'review',
  release_time: 'release',
};

export function isDeliveryMetric(metric: SeriesMetric): metric is DeliveryMetric {
  return (deliveryMetrics as readonly SeriesMetric[]).includes(metric);
}

/** What was measured in an interval, which is named by its start, or in all of them (null). */
type Measured = { start: number | null; value: number; websites: number };

/**
 * Reads how fast websites were delivered, by the interval of their delivery. Medians don’t add up, so
 * they are computed from the orders, for the intervals and for all of the time.
 */
export async function readDeliveryTimes(
  db: Db,
  query: SeriesQuery & { metric: DeliveryMetric },
): Promise<Series> {
  const { metric, interval } = query;
  const isShare = metric === 'delivered_in_time';
  const found = isShare ? await readShare(db, query) : await readStage(db, query, stageOf[metric]);
  const valueAt = (start: number | null) => found.find((each) => each.start === start);
  const toUnit = (value: number) => Math.round(10 * (isShare ? value * 100 : value / hourMs)) / 10;
  const read = (measured: Measured | undefined) => (measured ? toUnit(measured.value) : null);
  const whole = valueAt(null);
  return {
    ...{ metric, interval, unit: isShare ? 'percent' : 'hours' },
    definition: isShare ? shareDefinition : stageDefinition(stageOf[metric]),
    points: intervalStarts(query, maxPoints).map((at) => ({
      at: at.toISOString(),
      value: read(valueAt(at.getTime() / 1000)),
    })),
    whole: { value: read(whole), websites: whole?.websites ?? 0 },
  };
}

const within = `${terms.deliveryWithinHours} hours`;
const shareDefinition = `Share of the delivered websites that were delivered within ${within} of their payment. Time in which we waited for the customer doesn’t count. Each website counts in the period of its delivery.`;

function stageDefinition(stage: DeliveryStage): string {
  return `Median time that the delivered websites spent in “${stageName(stage)}”, including time in which we waited for the customer. Each website counts in the period of its delivery. Those that skipped the step don’t count.`;
}

/** The orders delivered in the span, with the interval of their delivery. */
function deliveredIn({ from, to, interval }: SeriesQuery): SQL {
  const { deliveredAt, paidAt, clockStartAt, id } = orders;
  return sql`select ${id} as id, ${deliveredAt} as delivered_at,
      extract(epoch from date_trunc(${interval}, ${deliveredAt} at time zone 'UTC')) as start,
      ${deliveredAt} <= coalesce(${clockStartAt}, ${paidAt}) + ${within}::interval as in_time
    from ${orders}
    where ${deliveredAt} >= ${from.toISOString()} and ${deliveredAt} < ${to.toISOString()}
      and ${paidAt} is not null`;
}

function readShare(db: Db, query: SeriesQuery): Promise<Measured[]> {
  return measure(
    db,
    sql`select start, avg(in_time::integer) as value, count(*) as websites
      from (${deliveredIn(query)}) delivered group by grouping sets ((start), ()) having count(*) > 0`,
  );
}

/** Each entry of a stage lasts until the next one, the last until the delivery. */
function readStage(db: Db, query: SeriesQuery, stage: DeliveryStage): Promise<Measured[]> {
  const { orderId, enteredAt, id } = orderStages;
  return measure(
    db,
    sql`with delivered as materialized (${deliveredIn(query)}),
      visits as (
        select ${orderId} as order_id, delivered.start, ${orderStages.stage} as stage,
          ${enteredAt} as entered_at, coalesce(
            lead(${enteredAt}) over (partition by ${orderId} order by ${id}), delivered.delivered_at
          ) as left_at
        from ${orderStages} join delivered on delivered.id = ${orderId}
      ),
      times as (
        select start, sum(extract(epoch from left_at - entered_at) * 1000) as ms
        from visits where stage = ${stage} group by order_id, start
        having sum(extract(epoch from left_at - entered_at)) > 0
      )
      select start, percentile_cont(0.5) within group (order by ms) as value, count(*) as websites
      from times group by grouping sets ((start), ()) having count(*) > 0`,
  );
}

function measure(db: Db, found: SQL): Promise<Measured[]> {
  return db
    .select({
      start: sql<number | null>`start`.mapWith((start) => (start === null ? null : Number(start))),
      value: sql`value`.mapWith(Number),
      websites: sql`websites`.mapWith(Number),
    })
    .from(sql`(${found}) measured`);
}
