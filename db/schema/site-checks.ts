/**
 * The last check of each customer's live website; one row per order. Since when a website counts as
 * down is part of its order.
 */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { siteProblems } from '../values/site-problems.ts';
import { checkOneOf, enumeration, instant } from './columns.ts';
import { orders } from './orders.ts';

export const siteChecks = pgTable(
  'site_checks',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The address that was checked. The result is not valid for another one. */
    url: text().notNull(),
    checkedAt: instant().notNull(),
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
  (table) => [checkOneOf('site_checks_problem_check', table.problem, siteProblems)],
);

export type SiteCheckRow = typeof siteChecks.$inferSelect;
