/**
 * Counts and sums of other tables, so that no query has to scan those. Triggers append to
 * `total_deltas`, so concurrent writers do not block each other; a job adds the deltas to `totals`.
 * The current value, within a transaction too, is the sum of both tables.
 */
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const sums = () => ({
  /** What is counted: 'projects', 'tickets', 'orders' or 'deliveries', or a sum 'by_day'. */
  name: text().notNull(),
  /** A status, a support package, 'projects' or 'orders' for deliveries, or a UTC day. */
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
