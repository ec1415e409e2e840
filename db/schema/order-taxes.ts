/**
 * What the tax of an order was decided by, and at which rate it was sold. An order that was placed while
 * tax was off has no row, and stays without tax.
 */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { taxModes, taxNumberStatuses } from '../values/tax.ts';
import {
  checkAmounts,
  checkOneOf,
  enumeration,
  instant,
  money,
  percentage,
  timestamps,
} from './columns.ts';
import { orders } from './orders.ts';
import { taxRates } from './tax-rates.ts';

export const orderTaxes = pgTable(
  'order_taxes',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    mode: enumeration(taxModes).notNull(),
    /** Where the buyer is: ISO 3166-1, two letters. */
    country: text().notNull(),
    /** ISO 3166-2 without the country; null: the rule didn't need it. */
    region: text(),
    postalCode: text(),
    /** The buyer's, as a business. */
    taxNumber: text(),
    /** The rate that it was sold at: 'VAT', '19'; null: none. */
    name: text(),
    percentage: percentage(),
    inclusive: boolean().notNull().default(false),
    /** Whether the buyer owes the tax, instead of the shop. */
    reverseCharge: boolean().notNull().default(false),
    /** Of the first charge. */
    amount: money().notNull().default(sql`0.00`),
    /** The rate of its next charges at the payment provider; null: none of the shop's own. */
    rateId: integer().references(() => taxRates.id, { onDelete: 'restrict' }),
    numberStatus: enumeration(taxNumberStatuses).notNull().default('unverified'),
    /** When the authority answered, or should have. */
    numberCheckedAt: instant(),
    /** Its answer: a name, a reference or an error. */
    numberAnswer: text(),
    ...timestamps(),
  },
  (table) => [
    index('order_taxes_rate_idx').on(table.rateId),
    index('order_taxes_unverified_idx')
      .on(table.numberCheckedAt)
      .where(sql`${table.taxNumber} is not null and ${table.numberStatus} = 'unverified'`),
    checkOneOf('order_taxes_mode_check', table.mode, taxModes),
    checkOneOf('order_taxes_number_status_check', table.numberStatus, taxNumberStatuses),
    check('order_taxes_percentage_check', sql`${table.percentage} between 0 and 100`),
    checkAmounts('order_taxes_amount_check', table.amount),
  ],
);

export type OrderTaxRow = typeof orderTaxes.$inferSelect;
