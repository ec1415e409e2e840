/**
 * The shop's own tax rates: what a country or a region of it charges from when until when. A rate in
 * force never changes: another one follows it. Renewals are taxed at the
 * one in force by then.
 */
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant, percentage, timestamps } from './columns.ts';

export const taxRates = pgTable(
  'tax_rates',
  {
    id: id(),
    /** ISO 3166-1, two letters. */
    country: text().notNull(),
    /** ISO 3166-2 without the country, such as 'CA'; null: the whole country. */
    region: text(),
    /** As invoices call it: 'VAT'. */
    name: text().notNull(),
    percentage: percentage().notNull(),
    /** Whether prices include it; otherwise it is added. */
    inclusive: boolean().notNull(),
    startsAt: instant().notNull(),
    /** When another rate follows it, or none; null: it stays. */
    endsAt: instant(),
    /** The rate at the payment provider, created when the first order needs it. */
    providerRateId: text().unique(),
    ...timestamps(),
  },
  (table) => [
    unique('tax_rates_start_unique')
      .on(table.country, table.region, table.startsAt)
      .nullsNotDistinct(),
    check('tax_rates_country_check', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check('tax_rates_region_check', sql`${table.region} ~ '^[A-Z0-9]{1,3}$'`),
    check('tax_rates_percentage_check', sql`${table.percentage} between 0 and 100`),
    check('tax_rates_period_check', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

export type TaxRateRow = typeof taxRates.$inferSelect;
