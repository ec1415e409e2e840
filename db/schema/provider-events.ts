/** Events of the payment provider that were received; each takes effect in the row's transaction. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const providerEvents = pgTable(
  'provider_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** Of the provider's API, as the endpoint is set to; null: not known. */
    apiVersion: text(),
    occurredAt: instant().notNull(),
    receivedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('provider_events_received_idx').on(table.receivedAt)],
);
