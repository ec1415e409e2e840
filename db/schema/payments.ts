/** The ledger: one row per payment, refund or dispute, unique by the provider's id. Revenue is its sum. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { currencies } from '../values/currencies.ts';
import { paymentKinds } from '../values/enumerations.ts';
import {
  checkAmounts,
  checkOneOf,
  enumeration,
  id,
  instant,
  money,
  percentage,
} from './columns.ts';
import { orders } from './orders.ts';

export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    kind: enumeration(paymentKinds).notNull(),
    providerId: text().notNull().unique(),
    amount: money().notNull(),
    /** What a discount took off this charge. */
    discount: money().notNull().default(sql`0.00`),
    /** The part of `amount` that is tax. */
    tax: money().notNull().default(sql`0.00`),
    /** The rate of it, the sum of several; null: none. */
    taxPercentage: percentage(),
    /** Of the order when this was recorded; a trigger sets it. Plans change, the past doesn't. */
    supportPackage: text().notNull().default(''),
    currency: enumeration(currencies).notNull().default('usd'),
    occurredAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('payments_order_idx').on(table.orderId),
    index('payments_occurred_idx').on(table.occurredAt, table.id),
    checkOneOf('payments_kind_check', table.kind, paymentKinds),
    check('payments_currency_check', sql`${table.currency} ~ '^[a-z]{3}$'`),
    checkAmounts('payments_amount_check', table.amount, table.discount),
    check('payments_tax_check', sql`${table.tax} between 0 and ${table.amount}`),
    check('payments_tax_percentage_check', sql`${table.taxPercentage} between 0 and 100`),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;
