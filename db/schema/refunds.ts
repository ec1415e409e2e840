/** What admins give back: written before the provider is asked, so that it is asked for it once. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { refundStatuses } from '../values/enumerations.ts';
import { checkAmounts, checkOneOf, enumeration, id, money, timestamps } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** Made by the screen: the same one again is the same refund. */
    requestId: uuid().notNull().unique(),
    /** Who gave it. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    amount: money().notNull(),
    reason: text(),
    endSubscription: boolean().notNull(),
    status: enumeration(refundStatuses).notNull().default('pending'),
    /** Why the provider refused, or why the bank did not take it. */
    error: text(),
    ...timestamps(),
  },
  (table) => [
    index('refunds_order_idx').on(table.orderId),
    index('refunds_user_idx').on(table.userId),
    index('refunds_pending_idx').on(table.id).where(sql`${table.status} = 'pending'`),
    checkOneOf('refunds_status_check', table.status, refundStatuses),
    checkAmounts('refunds_amount_check', table.amount),
  ],
);

export type RefundRow = typeof refunds.$inferSelect;
