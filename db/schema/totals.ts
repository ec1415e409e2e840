/**
 * Sums of other tables, so that nobody has to scan those. Triggers of the writes append to
 * `total_deltas`, where writers never wait for each other; a job folds what stands there into
 * `totals`. What is true at any moment, also within a transaction, is the two together.
 */
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const sums = () => ({
  /** What is counted: 'projects', 'tickets', 'orders' or 'deliveries'. */
  name: text().notNull(),
  /** Which of them: a status, a support package, or what was delivered. */
  part: text().notNull(),
  count: bigint({ mode: 'number' }).notNull(),
  /** Cents; of deliveries the milliseconds that they took. */
  amount: bigint({ mode: 'number' }).notNull(),
});

export const totals = pgTable('totals', sums(), (table) => [
  primaryKey({ columns: [table.name, table.part] }),
]);

export const totalDeltas = pgTable('total_deltas', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ...sums(),
});
