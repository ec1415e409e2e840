/**
 * What admins changed of the shop's settings: every version of each section, never updated or
 * deleted, so that each can be restored. A section without a row has the values of the source.
 */
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { StoredSection } from '../values/settings.ts';
import { id, instant } from './columns.ts';

export const shopSettings = pgTable(
  'shop_settings',
  {
    id: id(),
    /** No check constraint: a new section needs no migration. */
    section: text().$type<StoredSection>().notNull(),
    /** From 1. Version 0 is what the source says. */
    version: integer().notNull(),
    value: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The version that was restored, if this one restores an older one. */
    restored: integer(),
    /** The admin's name at that time, as in the audit log. */
    changedBy: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('shop_settings_version_unique').on(table.section, table.version),
    check('shop_settings_version_check', sql`${table.version} > 0`),
  ],
);

export type ShopSettingsRow = typeof shopSettings.$inferSelect;
