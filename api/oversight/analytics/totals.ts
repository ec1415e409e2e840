import { inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { RevenuePart, RevenueSplit, RevenueSplitQuery } from '#contract/analytics-reports';
import { supportName } from '#contract/support-packages';
import type { Db } from '#db/client';
import { products } from '#db/schema/products';
import { datedDeltas, dayZone, totalDeltas, totals } from '#db/schema/totals';
import { sumFromCents } from '#db/values/money';
import { datedSums, dayOf } from './daily-sums.ts';
import { previousSpan } from './day-zone.ts';

type Part = { key: string; cents: number; previousCents: number };

/**
 * A maintained sum, see db/schema/totals.ts. `amount` is in cents, for deliveries in milliseconds.
 */
export type Total = { name: string; part: string; count: number; amount: number };

/** Totals that are shown as they are now; the others are by day, for charts. */
const current = ['projects', 'tickets', 'orders', 'deliveries'];

/** Reads the current sums, including the caller's uncommitted writes. */
export async function readTotals(db: Db): Promise<Total[]> {
  const columns = (table: typeof totals | typeof totalDeltas) => ({
    name: table.name,
    part: table.part,
    count: table.count,
    amount: table.amount,
  });
  const all = unionAll(
    db.select(columns(totals)).from(totals).where(inArray(totals.name, current)),
    db.select(columns(totalDeltas)).from(totalDeltas).where(inArray(totalDeltas.name, current)),
  ).as('both');
  return db
    .select({
      name: all.name,
      part: all.part,
      count: sql`sum(${all.count})`.mapWith(Number),
      amount: sql`sum(${all.amount})`.mapWith(Number),
    })
    .from(all)
    .groupBy(all.name, all.part);
}

/**
 * Folds appended changes into the sums in one statement, so that concurrent reads count each change
 * exactly once. Those with an instant get their day here.
 */
export async function foldTotals(db: Db): Promise<void> {
  await fold(db, totalDeltas, sql`part`);
  const zone = sql`(select ${dayZone.zone} from ${dayZone})`;
  await fold(db, datedDeltas, sql`part_of_sum(name, at, part, ${zone})`);
}

async function fold(db: Db, deltas: typeof totalDeltas | typeof datedDeltas, part: SQL) {
  await db.execute(sql`
    with folded as (
      delete from ${deltas}
      where id in (select id from ${deltas} for update skip locked)
      returning *
    ),
    placed as (select name, ${part} as part, count, amount from folded)
    insert into ${totals} as known (name, part, count, amount)
    select name, part, sum(count), sum(amount) from placed group by name, part order by name, part
    on conflict (name, part) do update
    set count = known.count + excluded.count, amount = known.amount + excluded.amount`);
}

/** Splits the revenue of a span of days, with what the same parts earned before it. */
export async function readRevenueParts(
  db: Db,
  { from, to, by }: RevenueSplitQuery,
): Promise<RevenuePart[]> {
  const days = { from: dayOf(previousSpan({ from, to }).from), to: dayOf(to) };
  const isNow = sql`part >= ${dayOf(from)}`;
  const parts: Part[] = await db
    .select({
      key: sql<string>`key`,
      cents: sql`cents`.mapWith(Number),
      previousCents: sql`previous_cents`.mapWith(Number),
    })
    .from(
      sql`(select substr(part, 12) as key,
          coalesce(sum(amount) filter (where ${isNow}), 0) as cents,
          coalesce(sum(amount) filter (where not ${isNow}), 0) as previous_cents
        from (${datedSums([`${by}_revenue_by_day`], days)}) dated
        group by 1 having bool_or(count <> 0 or amount <> 0)) parts`,
    );
  const nameOf = await readNames(db, by, parts);
  const all = parts.reduce((sum, { cents }) => sum + cents, 0);
  const isWhole = all > 0 && parts.every(({ cents }) => cents >= 0);
  return parts
    .toSorted((one, other) => other.cents - one.cents || other.previousCents - one.previousCents)
    .map(({ key, cents, previousCents }) => ({
      key,
      name: nameOf(key),
      revenue: sumFromCents(cents),
      share: isWhole ? Math.round((1000 * cents) / all) / 10 : null,
      previousRevenue: sumFromCents(previousCents),
    }));
}

async function readNames(
  db: Db,
  by: RevenueSplit,
  parts: readonly Part[],
): Promise<(key: string) => string> {
  if (by === 'package') return supportName;
  const ids = parts.map(({ key }) => Number(key));
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: products.id, title: products.title })
          .from(products)
          .where(inArray(products.id, ids));
  const titles = new Map(rows.map(({ id, title }) => [String(id), title]));
  return (key) => titles.get(key) ?? key;
}
