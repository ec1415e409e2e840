/** Customer profiles, and which of them are admins of the shop. */
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, timestamps } from './columns.ts';

export const customers = pgTable('customers', {
  id: text().primaryKey(),
  email: text().unique(),
  firstName: text(),
  lastName: text(),
  profileImageUrl: text(),
  /** When the customer verified the address. */
  emailVerifiedAt: instant(),
  isAdmin: boolean().notNull().default(false),
  ...timestamps(),
});

export type CustomerRow = typeof customers.$inferSelect;
