/** Credentials: what a person proves to sign in. One row belongs to one customer. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { customers } from './customers.ts';

export const users = pgTable('users', {
  id: id(),
  username: text().notNull().unique(),
  password: text().notNull(),
  email: text(),
  customerId: text()
    .unique()
    .references(() => customers.id, { onDelete: 'cascade' }),
  createdAt: instant().notNull().defaultNow(),
});

export type UserRow = typeof users.$inferSelect;
