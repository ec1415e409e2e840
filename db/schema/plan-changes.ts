/** Changes of plan: written before the provider is asked, so that an order has one at a time. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { billingIntervals, planChangeStatuses } from '../values/enumerations.ts';
import {
  checkAmounts,
  checkOneOf,
  enumeration,
  id,
  instant,
  money,
  timestamps,
} from './columns.ts';
import { orders } from './orders.ts';

export const planChanges = pgTable(
  'plan_changes',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    billingInterval: enumeration(billingIntervals).notNull(),
    supportPackage: text().notNull(),
    intervalProductPrice: money().notNull(),
    intervalSupportPrice: money().notNull(),
    /** What the provider is asked for, word for word the same however often it is asked. */
    subscriptionId: text().notNull(),
    items: jsonb().$type<{ itemId: string; priceId: string }[]>().notNull(),
    /** From when it counts, by the provider's clock; null: from when it is made. */
    pricedAt: instant(),
    /** What the provider knows a repeated question by. */
    key: uuid().notNull().unique().defaultRandom(),
    status: enumeration(planChangeStatuses).notNull().default('pending'),
    /** Since when a process is at it; an old one has died. null: none is. */
    claimedAt: instant(),
    /** Why it was not made, as whoever wished for it was told. */
    error: text(),
    /** Whether another card would have helped. */
    wantsOtherCard: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    index('plan_changes_order_idx').on(table.orderId, table.id),
    uniqueIndex('plan_changes_one_pending_idx')
      .on(table.orderId)
      .where(sql`${table.status} = 'pending'`),
    checkOneOf('plan_changes_interval_check', table.billingInterval, billingIntervals),
    checkOneOf('plan_changes_status_check', table.status, planChangeStatuses),
    checkAmounts(
      'plan_changes_amounts_check',
      table.intervalProductPrice,
      table.intervalSupportPrice,
    ),
  ],
);

export type PlanChangeRow = typeof planChanges.$inferSelect;
