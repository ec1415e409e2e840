import { inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client';
import { totalDeltas, totals } from '#db/schema/totals';

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
 * exactly once.
 */
export async function foldTotals(db: Db): Promise<void> {
  await db.execute(sql`
    with folded as (
      delete from ${totalDeltas}
      where id in (select id from ${totalDeltas} for update skip locked)
      returning name, part, count, amount
    )
    insert into ${totals} as known (name, part, count, amount)
    select name, part, sum(count), sum(amount) from folded group by name, part order by name, part
    on conflict (name, part) do update
    set count = known.count + excluded.count, amount = known.amount + excluded.amount`);
}
