import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Span } from '#contract/intervals';
import type { Db } from '#db/client';
import { mrrEvents } from '#db/schema/mrr-events';
import { payments } from '#db/schema/payments';
import { supportTickets } from '#db/schema/support-tickets';
import { totalDeltas, totals } from '#db/schema/totals';
import { dayOf, splitIntoDays } from './whole-days.ts';

/** The change within an interval, which is named by its start in seconds since 1970. */
export type Change = { start: number; change: number };

/** Totals by UTC day. The migration `daily_totals` defines what they add up. */
type DailyTotal =
  | 'revenue_by_day'
  | 'started_by_day'
  | 'changed_by_day'
  | 'ended_by_day'
  | 'tickets_by_day';

export type DailySum = {
  of: keyof typeof sources;
  names: DailyTotal[];
  /** Aggregates the totals' `name`, `count` and `amount`. */
  sum: SQL;
  /** Adds everything before the span to its first interval. */
  isStanding: boolean;
};

/** The rows that are totaled, when each of them counts, and the function with what it adds. */
const sources = {
  payments: { table: payments, at: payments.occurredAt, adds: sql`payment_days(${payments})` },
  mrrEvents: {
    table: mrrEvents,
    at: mrrEvents.occurredAt,
    adds: sql`mrr_event_days(${mrrEvents})`,
  },
  tickets: {
    table: supportTickets,
    at: supportTickets.createdAt,
    adds: sql`ticket_days(${supportTickets})`,
  },
};

/**
 * Adds up totals by interval. Where the span holds only a part of a day, the rows themselves are
 * read, in the same statement, so that each is counted once.
 */
export function readDailySum(
  db: Db,
  { from, to, interval }: Span,
  { of, names, sum, isStanding }: DailySum,
): Promise<Change[]> {
  const { table, at, adds } = sources[of];
  const { days, rest } = splitIntoDays({ from: isStanding ? null : from, to });
  const isNamed = sql`name in ${names}`;
  const added = sql.join(
    [
      ...[totals, totalDeltas].map(
        (kept) =>
          sql`select name, part, count, amount from ${kept}
            where ${isNamed} and part >= ${days.from} and part < ${days.to}`,
      ),
      ...rest.map(
        (stretch) =>
          sql`select added.* from ${table} cross join lateral ${adds} added
            where ${and(gte(at, stretch.from), lt(at, stretch.to), isNamed)}`,
      ),
    ],
    sql` union all `,
  );
  // Compared as text, which sorts as the days do.
  const day = sql`greatest(part, ${dayOf(from)})::timestamp`;
  return db.select({ start: sql`start`.mapWith(Number), change: sql`change`.mapWith(Number) }).from(
    sql`(select extract(epoch from date_trunc(${interval}, ${day})) as start, ${sum} as change
        from (${added}) added group by 1) changes`,
  );
}
