import { sql } from 'drizzle-orm';
import { addIntervals, type Span } from '#contract/intervals';
import type { Db } from '#db/client';
import { datedDeltas, dayZone, totals } from '#db/schema/totals';

const dayMs = 24 * 60 * 60_000;

/** The time zone whose days are summed up. */
export async function readZone(db: Db): Promise<string> {
  const [row] = await db.select({ zone: dayZone.zone }).from(dayZone);
  return row?.zone ?? 'UTC';
}

const dated = sql`name like '%\\_by\\_day' or name like '%\\_by\\_month'`;

/**
 * Sums up the days of another time zone, from all rows: about ten seconds per million orders. Writers
 * don't wait, because what they append has instants: what this transaction doesn't see yet is folded
 * after it.
 */
export async function moveToZone(db: Db, zone: string): Promise<void> {
  if ((await readZone(db)) === zone) return;
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      // Before the first query, so that the snapshot has everything that was folded.
      await tx.execute(sql`lock table ${totals} in share row exclusive mode`);
      await tx.update(dayZone).set({ zone });
      await tx.delete(totals).where(dated);
      await tx.delete(datedDeltas);
      await tx.execute(sql`
        insert into ${totals} (name, part, count, amount)
        select name, part, count, amount from counted_days`);
    },
    { isolationLevel: 'repeatable read' },
  );
}

/**
 * The days before a span, as many as it has. Before whole months these are whole months, so that
 * February is compared with January.
 */
export function previousSpan<Given extends Pick<Span, 'from' | 'to'>>(span: Given): Given {
  const { from, to } = span;
  if (from.getUTCDate() === 1 && to.getUTCDate() === 1) {
    const months =
      12 * (to.getUTCFullYear() - from.getUTCFullYear()) + to.getUTCMonth() - from.getUTCMonth();
    return { ...span, from: addIntervals('month', from, -months), to: from };
  }
  const days = (to.getTime() - from.getTime()) / dayMs;
  return { ...span, from: addIntervals('day', from, -days), to: from };
}
