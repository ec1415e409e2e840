/** Name, address and VAT number for the invoices of a customer, who may leave any of it out. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, timestamps } from './columns.ts';
import { customers } from './customers.ts';

export const billingDetails = pgTable(
  'billing_details',
  {
    customerId: text()
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text(),
    line1: text(),
    line2: text(),
    city: text(),
    state: text(),
    postalCode: text(),
    /** ISO 3166-1, two letters. */
    country: text(),
    vatNumber: text(),
    /** Counts the changes. */
    version: integer().notNull().default(1),
    /** The admin who made the last change; null: the customer. */
    changedBy: text(),
    /** Since when the payment provider lacks them; null: it has them. */
    unsentSince: instant(),
    ...timestamps(),
  },
  (table) => [
    index('billing_details_unsent_idx')
      .on(table.unsentSince)
      .where(sql`${table.unsentSince} is not null`),
  ],
);

export type BillingDetailsRow = typeof billingDetails.$inferSelect;
