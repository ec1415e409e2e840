/**
 * Counts and sums of other tables, so that no query has to scan those. Triggers append to
 * `total_deltas` and `dated_deltas`, so concurrent writers do not block each other; a job adds the
 * deltas to `totals`. The current value, within a transaction too, is the sum of both.
 *
 * Only `totals` knows days: dated deltas have instants, so a change of the time zone counts `totals` again
 * and no writer waits for it.
 */
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const sums = () => ({
  /** What is counted: 'projects', 'tickets', 'orders' or 'deliveries', or a sum 'by_day' or 'by_month'. */
  name: text().notNull(),
  /**
   * A status, a support package, 'projects' or 'orders' for deliveries. Of a sum by day: the day and,
   * for some, what it is split by: '2026-01-31' or '2026-01-31:regular'. By month: two months.
   */
  part: text().notNull(),
  count: bigint({ mode: 'number' }).notNull(),
  /** In cents; for deliveries in milliseconds. */
  amount: bigint({ mode: 'number' }).notNull(),
});

export const totals = pgTable('totals', sums(), (table) => [
  primaryKey({ columns: [table.name, table.part] }),
]);

export const totalDeltas = pgTable('total_deltas', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ...sums(),
});

/** Changes of sums by day or month, which have no day yet. `part`: what the day is split by, or ''. */
export const datedDeltas = pgTable('dated_deltas', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ...sums(),
  at: instant().notNull(),
});

/** The time zone whose days `totals` has. The setting may be newer for a minute. */
export const dayZone = pgTable(
  'day_zone',
  {
    /** There is one row. */
    id: boolean().primaryKey().default(true),
    zone: text().notNull(),
  },
  (table) => [check('day_zone_one_row_check', sql`${table.id}`)],
);
