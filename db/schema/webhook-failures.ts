/**
 * Genuine webhook events that couldn't be processed. The provider sends them again, and admins can
 * replay them. A row is deleted once its event is processed.
 */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const webhookFailures = pgTable(
  'webhook_failures',
  {
    /** The provider's id of the event, which is read from there again. */
    id: text().primaryKey(),
    type: text().notNull(),
    /** The class and code of the last error, without its message. */
    error: text().notNull(),
    attempts: integer().notNull().default(1),
    occurredAt: instant().notNull(),
    failedAt: instant().notNull(),
    /** An admin's replay that runs, or was interrupted. */
    replayingSince: instant(),
  },
  (table) => [index('webhook_failures_failed_idx').on(table.failedAt)],
);

export type WebhookFailureRow = typeof webhookFailures.$inferSelect;
