/** Customer profiles, and which of them are admins of the shop. */
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { adminRoles } from '../values/enumerations.ts';
import { checkOneOf, enumeration, instant, timestamps } from './columns.ts';

export const customers = pgTable(
  'customers',
  {
    id: text().primaryKey(),
    email: text().unique(),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    /** When the customer verified the address. */
    emailVerifiedAt: instant(),
    isAdmin: boolean().notNull().default(false),
    /** What an admin may do; null for customers. */
    role: enumeration(adminRoles),
    /** Counts the changes of the role, so that a form can tell that it shows an old one. */
    roleVersion: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    checkOneOf('customers_role_check', table.role, adminRoles),
    check('customers_admin_role_check', sql`${table.isAdmin} = (${table.role} is not null)`),
  ],
);

export type CustomerRow = typeof customers.$inferSelect;
