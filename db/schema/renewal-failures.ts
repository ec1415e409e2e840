/**
 * Renewals that the provider could not charge, and how each ended. An order knows only the present
 * one. A trigger on `orders` writes them.
 */
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { orders } from './orders.ts';

export const renewalFailures = pgTable(
  'renewal_failures',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The price of the interval then, before discounts. */
    amountCents: bigint({ mode: 'number' }).notNull(),
    failedAt: instant().notNull(),
    /** When the shop learned that it was paid after all. */
    recoveredAt: instant(),
    /** When the subscription ended without it. */
    lostAt: instant(),
  },
  (table) => [
    index('renewal_failures_failed_idx').on(table.failedAt),
    index('renewal_failures_recovered_idx').on(table.recoveredAt),
    index('renewal_failures_lost_idx').on(table.lostAt),
    index('renewal_failures_order_idx').on(table.orderId),
    uniqueIndex('renewal_failures_one_open_idx')
      .on(table.orderId)
      .where(sql`${table.recoveredAt} is null and ${table.lostAt} is null`),
    check(
      'renewal_failures_outcome_check',
      sql`${table.recoveredAt} is null or ${table.lostAt} is null`,
    ),
  ],
);
