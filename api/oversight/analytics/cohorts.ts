import { sql } from 'drizzle-orm';
import type { Cohort, CohortRow, Cohorts, ReportQuery } from '#contract/analytics-reports';
import { intervalStarts } from '#contract/intervals';
import { maxPoints } from '#contract/series';
import type { Db } from '#db/client';
import { sumFromCents } from '#db/values/money';
import { datedSums, dayOf, readDailySums } from './daily-sums.ts';
import type { Counting } from './series.ts';

/** How the customers of a cohort and their monthly revenue changed in a month: '2026-01'. */
type Change = { cohort: string; month: string; customers: number; cents: number };

const monthOf = (at: Date): string => dayOf(at).slice(0, 7);

/** Reads the customers of each month that a span touches, and what was kept of them since. */
export async function readCohorts(db: Db, days: ReportQuery, { zone }: Counting): Promise<Cohorts> {
  const span = { ...days, interval: 'month' } as const;
  const starts = intervalStarts(span, maxPoints);
  const months = starts.map(monthOf);
  // The first month may be partial in the span, but a cohort is whole.
  const [first = days.from] = starts;
  const whole = {
    from: first,
    to: new Date(`${nextMonth(months)}-01`),
    interval: 'month',
  } as const;
  const names = ['new_by_day'] as const;
  const started = await readDailySums(db, whole, { names, withPast: false });
  const changes = await readChanges(db, { from: months[0] ?? '', to: nextMonth(months) });
  const cohorts = starts.map((start, index): Cohort => {
    const { count: customers, amount } = started.at(start)('new_by_day');
    return {
      month: dayOf(start),
      customers,
      startMrr: sumFromCents(amount),
      kept: accumulate(
        changes.filter(({ cohort }) => cohort === monthOf(start)),
        months.slice(index),
      ),
    };
  });
  return { timeZone: zone, cohorts };
}

/** What is left at the end of each month. */
function accumulate(changes: readonly Change[], months: readonly string[]): Cohort['kept'] {
  let [customers, cents] = [0, 0];
  return months.map((month) => {
    for (const change of changes) {
      if (change.month !== month) continue;
      customers += change.customers;
      cents += change.cents;
    }
    return { customers, mrr: sumFromCents(cents) };
  });
}

function readChanges(db: Db, months: { from: string; to: string }): Promise<Change[]> {
  return db
    .select({
      cohort: sql<string>`left(part, 7)`,
      month: sql<string>`substr(part, 9)`,
      customers: sql`sum(count)`.mapWith(Number),
      cents: sql`sum(amount)`.mapWith(Number),
    })
    .from(sql`(${datedSums(['cohorts_by_month'], months)}) dated`)
    .groupBy(sql`1`, sql`2`);
}

function nextMonth(months: readonly string[]): string {
  const [year = 1970, month = 1] = (months.at(-1) ?? '1970-01').split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, month, 1)));
}

/** One row for each cohort and month after it, for CSV. */
export function toCohortRows({ cohorts }: Cohorts): CohortRow[] {
  return cohorts.flatMap(({ month, customers, startMrr, kept }) =>
    kept.map(({ customers: customersKept, mrr: mrrKept }, after) => ({
      month,
      after,
      customers,
      customersKept,
      startMrr,
      mrrKept,
    })),
  );
}
