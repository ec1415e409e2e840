/** The websites in the catalog. A deleted product that was sold before stays as a hidden row. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { BriefSection } from '../values/brief-sections.ts';
import { checkAmounts, id, instant, money, timestamps } from './columns.ts';

/** A picture beside the thumbnail. Its size is unknown for an address that was not uploaded here. */
type Picture = {
  url: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
};

/** What the website consists of, for its page in the shop. */
type Details = {
  pages: { name: string; sections: string[] }[];
  changes: string[];
  goodFor: string[];
};

export const products = pgTable(
  'products',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    thumbnail: text(),
    pictures: jsonb().$type<Picture[]>().notNull().default([]),
    details: jsonb().$type<Details>(),
    demoUrl: text().notNull(),
    monthlyPrice: money().notNull(),
    annualPrice: money().default(sql`199.00`),
    stripePriceId: text(),
    supportPackages: jsonb().$type<string[]>().notNull().default(['free']),
    /** The texts and pictures that new briefs ask for; null: those of most designs. */
    briefSections: jsonb().$type<BriefSection[]>(),
    /** Categories exist as long as a product names them. */
    category: text(),
    /** The catalog's order: the highest comes first, so a new product does. */
    position: serial(),
    featured: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    /** An archived product is not offered and left out of lists, until it is unarchived. */
    archivedAt: instant(),
    deletedAt: instant(),
    /** Incremented by each change, so that a form can detect a newer version. */
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    index('products_created_idx').on(table.createdAt, table.id),
    index('products_position_idx').on(table.position, table.id),
    checkAmounts('products_monthly_price_check', table.monthlyPrice),
    checkAmounts('products_annual_price_check', table.annualPrice),
  ],
);

export type ProductRow = typeof products.$inferSelect;
