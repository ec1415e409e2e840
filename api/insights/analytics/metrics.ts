import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Interval, Span } from '#contract/intervals';
import type { SeriesMetric } from '#contract/series';
import type { Db } from '#db/client';
import { mrrEvents } from '#db/schema/mrr-events';
import { payments } from '#db/schema/payments';
import { supportTickets } from '#db/schema/support-tickets';

/** The change within an interval, which is named by its start in seconds since 1970. */
export type Change = { start: number; change: number };

export type Metric = {
  unit: 'usd' | 'count';
  definition: string;
  /** Reads all changes in one query. Running totals also include the changes before the span. */
  read: (db: Db, span: Span) => Promise<Change[]>;
};

const events = sql`count(*)`;

export const metrics: Record<SeriesMetric, Metric> = {
  revenue: {
    unit: 'usd',
    definition:
      'Payments for orders minus refunds and lost disputes, on the day the money moved. Excludes projects of the previous service.',
    // The migration `totals` defines what each payment adds.
    read: (db, span) =>
      sums(db, span, {
        of: sql`sum(revenue_of(${payments}))`,
        table: payments,
        at: payments.occurredAt,
      }),
  },
  mrr: {
    unit: 'usd',
    definition:
      'Monthly value of all active subscriptions, from first payment to end. An annual subscription counts with a twelfth, and a past due one still counts. Plan changes count from when the shop learned of them; where no earlier price is known, the current one is used.',
    read: (db, span) => standing(db, span, sql`sum(${mrrEvents.monthlyCents})`),
  },
  orders: {
    unit: 'count',
    definition: 'Orders paid for the first time. Renewals don’t count.',
    read: (db, span) => ofKind(db, span, 'started'),
  },
  subscriptions: {
    unit: 'count',
    definition:
      'Subscriptions that were paid at least once and haven’t ended. A cancelled one counts until the end of its paid period.',
    read: (db, span) =>
      standing(
        db,
        span,
        sql`count(*) filter (where ${mrrEvents.kind} = 'started')
          - count(*) filter (where ${mrrEvents.kind} = 'ended')`,
      ),
  },
  cancellations: {
    unit: 'count',
    definition:
      'Subscriptions that ended, for any reason. A cancelled one counts on the last day of its paid period.',
    read: (db, span) => ofKind(db, span, 'ended'),
  },
  tickets: {
    unit: 'count',
    definition: 'Tickets from the contact form and from customers, excluding suspected spam.',
    read: (db, span) =>
      sums(db, span, {
        of: events,
        table: supportTickets,
        at: supportTickets.createdAt,
        where: eq(supportTickets.suspectedSpam, false),
      }),
  },
};

type Sums = {
  of: SQL;
  table: typeof payments | typeof mrrEvents | typeof supportTickets;
  at: PgColumn;
  where?: SQL;
};

function sums(db: Db, { from, to, interval }: Span, { of, table, at, where }: Sums) {
  const start = startOf(interval, sql`${at}`);
  return db
    .select({ start: seconds(start), change: of.mapWith(Number) })
    .from(table)
    .where(and(gte(at, from), lt(at, to), where))
    .groupBy(start);
}

function ofKind(db: Db, span: Span, kind: 'started' | 'ended') {
  const where = eq(mrrEvents.kind, kind);
  return sums(db, span, { of: events, table: mrrEvents, at: mrrEvents.occurredAt, where });
}

/** Adds everything before the span to its first interval. */
function standing(db: Db, { from, to, interval }: Span, of: SQL) {
  const at = mrrEvents.occurredAt;
  const begin = sql.raw(`timestamptz '${from.toISOString()}'`);
  const start = startOf(interval, sql`greatest(${at}, ${begin})`);
  return db
    .select({ start: seconds(start), change: of.mapWith(Number) })
    .from(mrrEvents)
    .where(lt(at, to))
    .groupBy(start);
}

/**
 * Calculated in UTC, because the session's time zone may have daylight saving time. Contains no
 * parameters, so that Postgres recognizes the expression in GROUP BY.
 */
function startOf(interval: Interval, at: SQL): SQL {
  return sql`date_trunc(${sql.raw(`'${interval}'`)}, ${at} at time zone 'UTC')`;
}

const seconds = (start: SQL) => sql`extract(epoch from ${start})`.mapWith(Number);
