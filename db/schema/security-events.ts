/**
 * The security log: sign-ins, failures and refused access. Repetitions within a window share a row
 * that counts them, so that an attack cannot fill the table. It holds no secrets and no input: an
 * account is a reference, which erasure removes.
 */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type SecurityEventKind, securityEventKinds } from '../values/security-events.ts';
import { enumeration, id, instant } from './columns.ts';
import { users } from './users.ts';

export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    /** Event, account, network, detail and window. Repetitions are counted in the same row. */
    key: text().notNull().unique(),
    /** No check constraint: a new event needs no migration. */
    event: enumeration(securityEventKinds).notNull().$type<SecurityEventKind>(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** null: unknown, or the events came from too many networks to list. */
    network: text(),
    /** The device, or the route to which access was denied. */
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
