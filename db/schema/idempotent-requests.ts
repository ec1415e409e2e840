/**
 * POST requests that programs may repeat: an `Idempotency-Key` belongs to one request, and its answer
 * is kept for a day, encrypted.
 */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apiKeys } from './api-keys.ts';
import { instant } from './columns.ts';

export const idempotentRequests = pgTable(
  'idempotent_requests',
  {
    apiKeyId: integer()
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    /** A digest of the header. */
    key: text().notNull(),
    /** A digest of the method, the address and the body. */
    fingerprint: text().notNull(),
    /** null: it is being answered, or its process ended before. */
    status: integer(),
    answer: text(),
    /** Of the vault. */
    answerKeyId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.apiKeyId, table.key] }),
    index('idempotent_requests_created_idx').on(table.createdAt),
  ],
);
