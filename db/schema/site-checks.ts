/**
 * The last check of each customer's live website, and when the next one is due; one row per watched
 * order. A trigger on `orders` adds a row with each new address and removes it when the website is no
 * longer watched. Since when a website counts as down is part of its order.
 */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { siteProblems } from '../values/enumerations.ts';
import { checkOneOf, enumeration, instant } from './columns.ts';
import { orders } from './orders.ts';

export const siteChecks = pgTable(
  'site_checks',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The address that is checked. The result is not valid for another one. */
    url: text().notNull(),
    dueAt: instant().notNull(),
    /** null: not yet. */
    checkedAt: instant(),
    /** When it last answered; null: never at this address. */
    answeredAt: instant(),
    /** The first of the failed checks in a row; null while it answers. */
    failingSince: instant(),
    /** Why the check failed; null while it answers. */
    problem: enumeration(siteProblems),
    /** The HTTP status; null without an answer. */
    status: integer(),
    /** The redirects included; null without an answer. */
    responseMs: integer(),
    /** The end of its certificate as last read; null for the shop's own demos. */
    certificateEndsAt: instant(),
  },
  (table) => [
    index('site_checks_due_idx').on(table.dueAt, table.orderId),
    checkOneOf('site_checks_problem_check', table.problem, siteProblems),
  ],
);

export type SiteCheckRow = typeof siteChecks.$inferSelect;

/** The row of a website that was checked at least once. */
export type SiteCheckResult = SiteCheckRow & { checkedAt: Date };
