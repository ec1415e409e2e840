/** Paid subscriptions at the payment provider that belong to this shop but match none of its orders. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { unmatchedResolutions } from '../values/enumerations.ts';
import { checkAmounts, checkOneOf, enumeration, id, instant, money } from './columns.ts';
import { reconciliations } from './reconciliations.ts';

export const unmatchedSubscriptions = pgTable(
  'unmatched_subscriptions',
  {
    id: id(),
    subscriptionId: text().notNull().unique(),
    /** The last reconciliation that found it. */
    reconciliationId: integer()
      .notNull()
      .references(() => reconciliations.id, { onDelete: 'cascade' }),
    /** The order number at the sale. Another order may have the same number now. */
    orderNumber: text(),
    /** What is billed, as a sentence. */
    plan: text().notNull(),
    /** The amount that was paid and not refunded. */
    keptAmount: money().notNull(),
    /** Whether it will be charged again. */
    isRunning: boolean().notNull(),
    startedAt: instant().notNull(),
    /** How an admin resolved it; null: it is open. */
    resolution: enumeration(unmatchedResolutions),
    resolvedAt: instant(),
  },
  (table) => [
    index('unmatched_subscriptions_run_idx').on(table.reconciliationId),
    index('unmatched_subscriptions_open_idx').on(table.id).where(sql`${table.resolution} is null`),
    checkOneOf('unmatched_subscriptions_resolution_check', table.resolution, unmatchedResolutions),
    checkAmounts('unmatched_subscriptions_amounts_check', table.keptAmount),
  ],
);

export type UnmatchedRow = typeof unmatchedSubscriptions.$inferSelect;
