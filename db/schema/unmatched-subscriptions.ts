/** Paid subscriptions at the provider that belong to this shop and to none of its orders. */
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
    /** The comparison that has seen it last. */
    reconciliationId: integer()
      .notNull()
      .references(() => reconciliations.id, { onDelete: 'cascade' }),
    /** The order number that it was sold under; another order may have it now. */
    orderNumber: text(),
    /** What is billed, in words. */
    plan: text().notNull(),
    /** What was paid and has not been refunded. */
    keptAmount: money().notNull(),
    /** Whether it will be charged again. */
    isRunning: boolean().notNull(),
    startedAt: instant().notNull(),
    /** What an admin did about it; null: it is waiting for one. */
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
