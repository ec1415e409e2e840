/**
 * The shop's processes, which report here while they run, and how their last calls of the payment
 * provider went. Rows of processes that ended are kept for a day.
 */
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { roles } from '../values/enumerations.ts';
import { checkOneOf, enumeration, instant } from './columns.ts';

export const processes = pgTable(
  'processes',
  {
    id: uuid().primaryKey(),
    role: enumeration(roles).notNull(),
    release: text().notNull(),
    /** The newest migration that it contains. */
    schemaVersion: text().notNull(),
    startedAt: instant().notNull(),
    seenAt: instant().notNull(),
    /** null: it runs, or was killed. */
    stoppedAt: instant(),
    /** The last call that the provider answered; null: none. */
    providerAnsweredAt: instant(),
    /** The last call that it didn't answer; null: none. */
    providerFailedAt: instant(),
    /** The first of the unanswered calls in a row; null: the last one was answered. */
    providerFailingSince: instant(),
  },
  (table) => [
    index('processes_seen_idx').on(table.seenAt),
    checkOneOf('processes_role_check', table.role, roles),
  ],
);

export type ProcessRow = typeof processes.$inferSelect;
