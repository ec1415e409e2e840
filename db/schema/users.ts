/** Credentials: what a person proves to sign in. One row belongs to one customer. */
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { customers } from './customers.ts';

export const users = pgTable('users', {
  id: id(),
  username: text().notNull().unique(),
  password: text().notNull(),
  email: text(),
  /** The password was made by the shop; whoever uses it first must choose one of their own. */
  mustChangePassword: boolean().notNull().default(false),
  customerId: text()
    .unique()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** When its holder last signed in; an account that nobody has used for years is erased. */
  signedInAt: instant(),
  createdAt: instant().notNull().defaultNow(),
});

export type UserRow = typeof users.$inferSelect;
