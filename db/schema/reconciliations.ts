/** Reconciliations of the orders with the payment provider, and the differences they found. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { orders } from './orders.ts';

export const reconciliations = pgTable(
  'reconciliations',
  {
    id: id(),
    startedAt: instant().notNull(),
    /** null: it is running, or it crashed and resumes after `lastOrderId` and `lastSubscriptionId`. */
    finishedAt: instant(),
    lastOrderId: integer().notNull().default(0),
    /** How far the provider's subscriptions were read, after all orders; null: not begun. */
    lastSubscriptionId: text(),
    checked: integer().notNull().default(0),
    corrected: integer('mended').notNull().default(0),
    differing: integer().notNull().default(0),
    error: text(),
  },
  (table) => [
    uniqueIndex('reconciliations_one_open_idx')
      .on(sql`(${table.finishedAt} is null)`)
      .where(sql`${table.finishedAt} is null`),
  ],
);

/** One fact about an order that was different at the provider. */
export const reconciliationDifferences = pgTable(
  'reconciliation_differences',
  {
    id: id(),
    reconciliationId: integer()
      .notNull()
      .references(() => reconciliations.id, { onDelete: 'cascade' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** Such as 'status', 'payments' or 'next charge'. */
    fact: text().notNull(),
    ours: text(),
    theirs: text(),
    corrected: boolean('mended').notNull(),
  },
  (table) => [
    index('reconciliation_differences_run_idx').on(table.reconciliationId, table.id),
    index('reconciliation_differences_order_idx').on(table.orderId),
  ],
);

export type ReconciliationRow = typeof reconciliations.$inferSelect;
export type ReconciliationDifferenceRow = typeof reconciliationDifferences.$inferSelect;
