/**
 * Problems behind the shop, from when one was first seen until it was gone for a while, so that each is
 * told once, and its end once, however many processes look.
 */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { problemKinds } from '../values/problem-kinds.ts';
import { checkOneOf, enumeration, id, instant } from './columns.ts';

export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    kind: enumeration(problemKinds).notNull(),
    /** Of how many things when it was last seen; null where there is nothing to count. */
    count: integer(),
    openedAt: instant().notNull(),
    /** When it was last not seen, after it had been; null while it is seen. */
    clearSince: instant(),
    /** null: it is open. */
    recoveredAt: instant(),
  },
  (table) => [
    uniqueIndex('alerts_open_idx').on(table.kind).where(sql`${table.recoveredAt} is null`),
    index('alerts_opened_idx').on(table.openedAt),
    checkOneOf('alerts_kind_check', table.kind, problemKinds),
  ],
);

export type AlertRow = typeof alerts.$inferSelect;
