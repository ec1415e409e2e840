/** The latest password reset link of each customer. The token is stored as a hash. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

export const passwordResets = pgTable('password_resets', {
  customerId: text()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique(),
  expiresAt: instant().notNull(),
});
