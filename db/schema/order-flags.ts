/**
 * Problems with the payments of an order that an admin has to review. A settled flag stays as a
 * row, so that the same problem is not raised again.
 */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { orderFlagCodes } from '../values/enumerations.ts';
import { checkOneOf, enumeration, id, instant } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

export const orderFlags = pgTable(
  'order_flags',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    code: enumeration(orderFlagCodes).notNull(),
    /** What the flag is about, such as the checkout session or the refund; the code says which. */
    params: jsonb().$type<Record<string, string>>().notNull(),
    raisedAt: instant().notNull().defaultNow(),
    /** When an admin had reviewed it; null: it is open. */
    settledAt: instant(),
    /** The admin; null where it is not known, and once the account is deleted. */
    settledBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('order_flags_same_idx').on(table.orderId, table.code, table.params),
    index('order_flags_open_idx').on(table.orderId).where(sql`${table.settledAt} is null`),
    index('order_flags_settled_by_idx').on(table.settledBy),
    checkOneOf('order_flags_code_check', table.code, orderFlagCodes),
  ],
);

export type OrderFlagRow = typeof orderFlags.$inferSelect;
