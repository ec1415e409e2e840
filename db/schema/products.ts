/** The websites in the catalog. A deleted product that was sold before stays as a hidden row. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { checkAmounts, id, instant, money, timestamps } from './columns.ts';

export const products = pgTable(
  'products',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    thumbnail: text(),
    demoUrl: text().notNull(),
    monthlyPrice: money().notNull(),
    annualPrice: money().default(sql`199.00`),
    stripePriceId: text(),
    supportPackages: jsonb().$type<string[]>().notNull().default(['free']),
    featured: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    deletedAt: instant(),
    /** Incremented by each change, so that a form can detect a newer version. */
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    index('products_created_idx').on(table.createdAt, table.id),
    checkAmounts('products_monthly_price_check', table.monthlyPrice),
    checkAmounts('products_annual_price_check', table.annualPrice),
  ],
);

export type ProductRow = typeof products.$inferSelect;
