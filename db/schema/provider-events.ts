/** Events of the payment provider that were received; each takes effect in the row's transaction. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const providerEvents = pgTable('provider_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  occurredAt: instant().notNull(),
  receivedAt: instant().notNull().defaultNow(),
});
