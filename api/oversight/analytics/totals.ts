import { inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client';
import { datedDeltas, dayZone, totalDeltas, totals } from '#db/schema/totals';

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
