/**
 * Who tried to get in, and what was refused. Repetitions within a window share a row that counts
 * them, so that a flood of failures does not fill the table. It holds no secret and no name that
 * somebody typed: an account is a reference, which erasure removes.
 */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type SecurityEventKind, securityEventKinds } from '../values/security-events.ts';
import { enumeration, id, instant } from './columns.ts';
import { users } from './users.ts';

export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    /** Event, account, network, detail and window: the same again is counted here. */
    key: text().notNull().unique(),
    /** Open: a new event needs no migration. */
    event: enumeration(securityEventKinds).notNull().$type<SecurityEventKind>(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** null: no network was told, or a flood came from too many to list. */
    network: text(),
    /** A device, or the route that was refused. */
    detail: text(),
    count: integer().notNull(),
    createdAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    index('security_events_created_idx').on(table.createdAt, table.id),
    index('security_events_event_idx').on(table.event, table.createdAt, table.id),
    index('security_events_user_idx').on(table.userId),
  ],
);

export type SecurityEventRow = typeof securityEvents.$inferSelect;
