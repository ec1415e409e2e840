/** A customer's wish to end a subscription, with the policy they agreed to when they asked. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cancellationStatuses } from '../values/enumerations.ts';
import { checkOneOf, enumeration, id, instant, timestamps } from './columns.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';

export const cancellationRequests = pgTable(
  'cancellation_requests',
  {
    id: id(),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    reason: text(),
    status: enumeration(cancellationStatuses).notNull().default('pending'),
    policyText: text().notNull(),
    requestedAt: instant().notNull().defaultNow(),
    /** End of the period that was paid for then; what is charged for a later one goes back. */
    paidUntil: instant(),
    /** When the shop processes it by itself. */
    dueAt: instant().notNull(),
    /** When somebody began to process it; an old one belongs to a process that died. */
    claimedAt: instant(),
    processedAt: instant(),
    /** Why the provider refused at the last try. */
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
    checkOneOf('cancellation_requests_status_check', table.status, cancellationStatuses),
  ],
);

export type CancellationRow = typeof cancellationRequests.$inferSelect;
