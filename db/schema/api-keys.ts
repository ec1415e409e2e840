/**
 * API keys: with one, a program acts as the admin who created it, within the key's scopes. The secret
 * has 256 random bits and is stored as a digest.
 */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** How the secret starts, to recognize it by. */
    prefix: text().notNull(),
    digest: text().notNull().unique(),
    /** Permissions. No check constraint: a new one needs no migration. */
    scopes: jsonb().$type<readonly string[]>().notNull(),
    /** Addresses and CIDR ranges that it works from. Empty: any. */
    networks: jsonb().$type<readonly string[]>().notNull().default([]),
    /** null: never */
    expiresAt: instant(),
    /** Updated at most once a minute. */
    lastUsedAt: instant(),
    revokedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('api_keys_user_idx').on(table.userId)],
);

export type ApiKeyRow = typeof apiKeys.$inferSelect;
