/**
 * Everyone who has an account, or bought or wrote without one: one row for each account, and one for
 * each guest's email address. Triggers keep the rows and their sums, so that the list of customers
 * never scans orders. A guest whose records moved into an account keeps a row that leads there.
 */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { customers } from './customers.ts';

export const people = pgTable(
  'people',
  {
    id: id(),
    /** Identifies the person in addresses, which must not contain an email address. */
    reference: uuid().notNull().unique().defaultRandom(),
    /** null: a guest. */
    customerId: text()
      .unique()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** In lower case. Guests always have one. */
    email: text(),
    /** Of the account, else of the latest order; '' if unknown. */
    name: text().notNull().default(''),
    /** Of the latest order that has one. */
    phone: text(),
    orders: integer().notNull().default(0),
    tickets: integer().notNull().default(0),
    activeSubscriptions: integer().notNull().default(0),
    /** Payments minus refunds. Negative while a refund is known before its payment. */
    paidCents: bigint({ mode: 'number' }).notNull().default(0),
    /** The account that a guest's orders and tickets moved into. */
    mergedIntoId: integer().references((): AnyPgColumn => people.id, { onDelete: 'cascade' }),
    mergedAt: instant(),
    /** The admin who moved them; null: the guest did, by verifying the address. */
    mergedBy: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('people_guest_idx').on(table.email).where(sql`${table.customerId} is null`),
    index('people_email_idx').on(table.email),
    index('people_merged_into_idx')
      .on(table.mergedIntoId)
      .where(sql`${table.mergedIntoId} is not null`),
    index('people_created_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.mergedIntoId} is null`),
    index('people_name_idx').on(table.name, table.id).where(sql`${table.mergedIntoId} is null`),
    index('people_paid_idx')
      .on(table.paidCents, table.id)
      .where(sql`${table.mergedIntoId} is null`),
    index('people_account_created_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.customerId} is not null`),
    index('people_account_name_idx')
      .on(table.name, table.id)
      .where(sql`${table.customerId} is not null`),
    index('people_account_paid_idx')
      .on(table.paidCents, table.id)
      .where(sql`${table.customerId} is not null`),
    index('people_guest_created_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.customerId} is null and ${table.mergedIntoId} is null`),
    index('people_guest_name_idx')
      .on(table.name, table.id)
      .where(sql`${table.customerId} is null and ${table.mergedIntoId} is null`),
    index('people_guest_paid_idx')
      .on(table.paidCents, table.id)
      .where(sql`${table.customerId} is null and ${table.mergedIntoId} is null`),
    index('people_subscribed_created_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.activeSubscriptions} > 0`),
    index('people_subscribed_name_idx')
      .on(table.name, table.id)
      .where(sql`${table.activeSubscriptions} > 0`),
    index('people_subscribed_paid_idx')
      .on(table.paidCents, table.id)
      .where(sql`${table.activeSubscriptions} > 0`),
  ],
);

export type PersonRow = typeof people.$inferSelect;
