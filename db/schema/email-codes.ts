/** The latest email verification code of each customer. `email` may be an address they change to. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

export const emailCodes = pgTable('email_codes', {
  customerId: text()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  codeHash: text().notNull(),
  tries: integer().notNull().default(0),
  expiresAt: instant().notNull(),
});
