import { type SQL, sql } from 'drizzle-orm';
import type { Span } from '#contract/intervals';
import type { Db } from '#db/client';
import { datedDeltas, dayZone, totals } from '#db/schema/totals';
import type { DailyTotal, Sum, Sums } from './metrics/metric.ts';

/** '2026-01-31' of a day that is held as its UTC midnight. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** A sum of one name within an interval. `start` is in seconds since 1970; null: before the span. */
type Row = { start: number | null; name: string; part: string; count: number; amount: number };

type Options = {
  names: readonly DailyTotal[];
  /** Adds what was before the span. */
  withPast: boolean;
};

/** Of everything before a span, and of its intervals by their start. */
export type DailySums = { past: Sums; at: (start: Date) => Sums };

/** Sums by interval, of days in the shop's time zone. */
export async function readDailySums(
  db: Db,
  { from, to, interval }: Span,
  { names, withPast }: Options,
): Promise<DailySums> {
  const days = { from: withPast ? '' : dayOf(from), to: dayOf(to) };
  const day = sql`left(part, 10)`;
  const start = sql`case when ${day} >= ${dayOf(from)}
    then extract(epoch from date_trunc(${interval}, ${day}::timestamp)) end`;
  const rows: Row[] = await db
    .select({
      start: sql<number | null>`start`.mapWith((at) => (at === null ? null : Number(at))),
      name: sql<string>`name`,
      part: sql<string>`rest`,
      count: sql`count`.mapWith(Number),
      amount: sql`amount`.mapWith(Number),
    })
    .from(
      sql`(select ${start} as start, name, substr(part, 12) as rest,
          sum(count) as count, sum(amount) as amount
        from (${datedSums(names, days)}) dated group by 1, 2, 3) sums`,
    );
  const byStart = new Map<number | null, Row[]>();
  for (const row of rows) byStart.set(row.start, [...(byStart.get(row.start) ?? []), row]);
  return {
    past: toSums(byStart.get(null) ?? []),
    at: (beginning) => toSums(byStart.get(beginning.getTime() / 1000) ?? []),
  };
}

/** The sums of days or months, with those that aren't folded yet. `to` is exclusive. */
export function datedSums(names: readonly string[], days: { from: string; to: string }): SQL {
  const within = (part: SQL) => sql`${part} >= ${days.from} and ${part} < ${days.to}`;
  const part = sql`part_of_sum(name, at, part, (select ${dayZone.zone} from ${dayZone}))`;
  return sql`select name, part, count, amount from ${totals}
      where name in ${names} and ${within(sql`part`)}
    union all
    select name, part, count, amount
    from (
      select name, ${part} as part, count, amount from ${datedDeltas}
      where name in ${names} offset 0
    ) fresh
    where ${within(sql`part`)}`;
}

const nothing: Sum = { count: 0, amount: 0, byPart: new Map() };

export const noSums: Sums = () => nothing;

function toSums(rows: readonly Row[]): Sums {
  const byName = new Map<string, Sum>();
  for (const { name, part, count, amount } of rows) {
    const sum = byName.get(name) ?? nothing;
    byName.set(name, {
      count: sum.count + count,
      amount: sum.amount + amount,
      byPart: part === '' ? sum.byPart : new Map([...sum.byPart, [part, count]]),
    });
  }
  return (name) => byName.get(name) ?? nothing;
}

/** What two periods sum up to together. */
export function addSums(names: readonly DailyTotal[], one: Sums, other: Sums): Sums {
  const added = new Map(
    names.map((name) => {
      const [first, second] = [one(name), other(name)];
      const byPart = new Map(first.byPart);
      for (const [part, count] of second.byPart) byPart.set(part, (byPart.get(part) ?? 0) + count);
      const count = first.count + second.count;
      return [name, { count, amount: first.amount + second.amount, byPart }];
    }),
  );
  return (name) => added.get(name) ?? nothing;
}
