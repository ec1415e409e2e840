/**
 * The audit log: what admins did, when, to what, and which values changed. An entry is written in
 * the transaction of the action. Triggers refuse every update, delete and truncate.
 */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Money as "19.00". Both null: the values are not recorded. */
type Change = { field: string; before: string | boolean | null; after: string | boolean | null };

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    /** The admin's user id. Not a foreign key: an entry outlives the user and the subject. */
    actorId: integer().notNull(),
    actorName: text().notNull(),
    /** The name of the API key that the admin's program used; null: the admin was there. */
    apiKey: text(),
    /** What was done: 'order.delivered'. No check constraint: a new action needs no migration. */
    verb: text().notNull(),
    kind: text().notNull().generatedAlwaysAs(sql`split_part(verb, '.', 1)`),
    subjectId: integer().notNull(),
    /** Its number or title at that time; never text that a customer wrote. */
    subjectName: text().notNull(),
    changes: jsonb().$type<readonly Change[]>().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('audit_entries_created_idx').on(table.createdAt, table.id),
    index('audit_entries_customer_idx')
      .on(table.subjectName)
      .where(sql`${table.kind} = 'customer'`),
    index('audit_entries_kind_idx').on(table.kind, table.createdAt, table.id),
  ],
);

export type AuditEntryRow = typeof auditEntries.$inferSelect;
