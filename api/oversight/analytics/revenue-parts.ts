import { inArray, sql } from 'drizzle-orm';
import type { RevenuePart, RevenueSplit, RevenueSplitQuery } from '#contract/analytics-reports';
import { supportName } from '#contract/support-packages';
import type { Db } from '#db/client';
import { products } from '#db/schema/products';
import { sumFromCents } from '#db/values/money';
import { datedSums, dayOf } from './daily-sums.ts';
import { previousSpan } from './previous-span.ts';

type Part = { key: string; cents: number; previousCents: number };

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
