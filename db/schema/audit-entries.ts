/**
 * What admins have done: who, when, what, on what, and which values it changed. Written in the
 * transaction of the act. Triggers of its migration refuse to change, delete or empty it.
 */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type AuditChange, auditKinds, auditVerbs } from '../values/audit.ts';
import { enumeration, id, instant } from './columns.ts';

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    /** Whose account it was. No reference: an entry outlives whom and what it names. */
    actorId: integer().notNull(),
    actorName: text().notNull(),
    /** Open: a new verb needs no migration. */
    verb: enumeration(auditVerbs).notNull(),
    kind: enumeration(auditKinds).notNull().generatedAlwaysAs(sql`split_part(verb, '.', 1)`),
    subjectId: integer().notNull(),
    /** Its business id or title, as it was then; never what a customer wrote. */
    subjectName: text().notNull(),
    changes: jsonb().$type<readonly AuditChange[]>().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('audit_entries_created_idx').on(table.createdAt, table.id),
    index('audit_entries_kind_idx').on(table.kind, table.createdAt, table.id),
  ],
);

export type AuditEntryRow = typeof auditEntries.$inferSelect;
