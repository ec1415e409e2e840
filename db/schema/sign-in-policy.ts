/**
 * How admins must sign in. It is apart from the shop's settings, because only owners change it and
 * no page shows it.
 */
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core';

export const signInPolicy = pgTable(
  'sign_in_policy',
  {
    /** Limits the table to one row. */
    only: boolean().primaryKey().default(true),
    requireTwoFactor: boolean().notNull().default(false),
    version: integer().notNull().default(0),
  },
  (table) => [check('sign_in_policy_only_check', sql`${table.only}`)],
);
