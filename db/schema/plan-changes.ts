/** Plan changes. Written before the payment provider is called, so an order has one at a time. */
import { sql } from 'drizzle-orm';
import {
  bigint,
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
    /** The request to the provider. Every retry sends exactly the same. */
    subscriptionId: text().notNull(),
    items: jsonb().$type<{ itemId: string; priceId: string }[]>().notNull(),
    /** When proration starts, by the provider's clock; null: when the change is applied. */
    pricedAt: instant(),
    /** Cents that it charged at once; below zero: what became credit. null: not recorded. */
    dueCents: bigint({ mode: 'number' }),
    /** The idempotency key of the request. */
    key: uuid().notNull().unique().defaultRandom(),
    status: enumeration(planChangeStatuses).notNull().default('pending'),
    /** When a process claimed it. An old claim belongs to a process that crashed. null: unclaimed. */
    claimedAt: instant(),
    /** Why it was refused, in the sentence that the customer was shown. */
    error: text(),
    /** Whether it was refused because of the card. */
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
