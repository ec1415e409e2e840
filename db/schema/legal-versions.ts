/**
 * The legal texts that admins published, beside those of the source. Orders name the version that was
 * accepted, so a row is never changed or deleted. Only a version that isn't in force yet can be
 * withdrawn.
 */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { legalDocuments } from '../values/enumerations.ts';
import { checkOneOf, enumeration, id, instant } from './columns.ts';

export const legalVersions = pgTable(
  'legal_versions',
  {
    id: id(),
    document: enumeration(legalDocuments).notNull(),
    /** Its name and the end of its address: the day it starts, such as '2026-11-27'. */
    version: text().notNull(),
    text: text().notNull(),
    /** What `{shopName}` is in it, also after the shop was renamed. */
    shopName: text().notNull(),
    startsAt: instant().notNull(),
    /** The admin's name at that time, as in the audit log. */
    publishedBy: text().notNull(),
    withdrawnAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('legal_versions_version_unique')
      .on(table.document, table.version)
      .where(sql`${table.withdrawnAt} is null`),
    index('legal_versions_start_idx').on(table.document, table.startsAt),
    checkOneOf('legal_versions_document_check', table.document, legalDocuments),
    check('legal_versions_withdrawn_check', sql`${table.withdrawnAt} < ${table.startsAt}`),
  ],
);

export type LegalVersionRow = typeof legalVersions.$inferSelect;
