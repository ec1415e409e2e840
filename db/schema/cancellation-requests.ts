/**
 * Cancellations of subscriptions: customers’ requests with the policy that they agreed to, and what
 * the shop cancelled itself.
 */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cancellationStatuses } from '../values/enumerations.ts';
import { checkOneOf, enumeration, id, instant, timestamps } from './columns.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';
import { refunds } from './refunds.ts';

export const cancellationRequests = pgTable(
  'cancellation_requests',
  {
    id: id(),
    /** The customer who requested it; null only where the shop cancelled. */
    customerId: text().references(() => customers.id, { onDelete: 'restrict' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    reason: text(),
    status: enumeration(cancellationStatuses).notNull().default('pending'),
    /** Empty where the shop cancelled. */
    policyText: text().notNull(),
    /** An admin cancelled without a request of the customer. */
    byShop: boolean().notNull().default(false),
    /** Ends immediately instead of with the paid period. */
    endsNow: boolean().notNull().default(false),
    /** The refund that is issued with it. */
    refundId: integer()
      .unique()
      .references(() => refunds.id, { onDelete: 'restrict' }),
    requestedAt: instant().notNull().defaultNow(),
    /** The end of the paid period at the request. Charges for a later period are refunded. */
    paidUntil: instant(),
    /** When the shop processes it automatically. */
    dueAt: instant().notNull(),
    /** When processing began. An old claim belongs to a process that crashed. */
    claimedAt: instant(),
    processedAt: instant(),
    /** Why the payment provider refused the last attempt. */
    error: text(),
    ...timestamps(),
  },
  (table) => [
    index('cancellation_requests_customer_idx').on(table.customerId),
    index('cancellation_requests_requested_idx').on(table.requestedAt, table.id),
    index('cancellation_requests_status_idx').on(table.status, table.requestedAt, table.id),
    index('cancellation_requests_due_idx')
      .on(table.dueAt)
      .where(sql`${table.status} in ('pending', 'processing')`),
    uniqueIndex('cancellation_requests_one_open_idx')
      .on(table.orderId)
      .where(sql`${table.status} in ('pending', 'processing')`),
    check(
      'cancellation_requests_customer_check',
      sql`${table.byShop} or ${table.customerId} is not null`,
    ),
    checkOneOf('cancellation_requests_status_check', table.status, cancellationStatuses),
  ],
);

export type CancellationRow = typeof cancellationRequests.$inferSelect;
