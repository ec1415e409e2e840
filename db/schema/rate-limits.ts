/** Attempts per limit and subject in the current window. `subject` is a digest, not personal data. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const rateLimits = pgTable(
  'rate_limits',
  {
    limit: text().notNull(),
    subject: text().notNull(),
    windowEndsAt: instant().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.limit, table.subject] })],
);
