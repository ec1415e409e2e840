/** Webhook events that were received. Each takes effect in the transaction that inserts its row. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const providerEvents = pgTable(
  'provider_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** The API version that the webhook endpoint is set to; null: unknown. */
    apiVersion: text(),
    occurredAt: instant().notNull(),
    receivedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('provider_events_received_idx').on(table.receivedAt)],
);
