/**
 * Saved views of the admin's lists: a search, its filters, its order and the hidden columns under a
 * name. A view belongs to the admin who saved it; a shared one can be opened by all admins.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type ListViewState, viewedLists } from '../values/list-views.ts';
import { checkOneOf, enumeration, id, timestamps } from './columns.ts';
import { users } from './users.ts';

export const listViews = pgTable(
  'list_views',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: enumeration(viewedLists).notNull(),
    name: text().notNull(),
    shared: boolean().notNull().default(false),
    state: jsonb().$type<ListViewState>().notNull(),
    /** Incremented by each change, so that a form can detect a newer version. */
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('list_views_name_idx').on(table.userId, table.list, sql`lower(${table.name})`),
    index('list_views_shared_idx').on(table.list).where(sql`${table.shared}`),
    checkOneOf('list_views_list_check', table.list, viewedLists),
  ],
);

export type ListViewRow = typeof listViews.$inferSelect;

/** The view that a list opens with, per admin. It may be someone else’s shared view. */
export const defaultListViews = pgTable(
  'default_list_views',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: enumeration(viewedLists).notNull(),
    viewId: integer()
      .notNull()
      .references(() => listViews.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.list] }),
    index('default_list_views_view_idx').on(table.viewId),
    checkOneOf('default_list_views_list_check', table.list, viewedLists),
  ],
);
