/** Prices that exist at the payment provider, by item: `product:interval:cents`. */
import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { billingIntervals } from '../values/enumerations.ts';
import { checkOneOf, enumeration, instant, money } from './columns.ts';

export const providerPrices = pgTable(
  'provider_prices',
  {
    priceId: text().primaryKey(),
    item: text().notNull(),
    billingInterval: enumeration(billingIntervals).notNull(),
    amount: money().notNull(),
    providerProductId: text().notNull(),
    /** How the provider taxes it: whether it includes tax, and the code of its product; null: it doesn't. */
    taxInclusive: boolean(),
    taxCode: text(),
    createdAt: instant().notNull().defaultNow(),
    archivedAt: instant(),
  },
  (table) => [
    uniqueIndex('provider_prices_current_idx')
      .on(table.item, table.billingInterval)
      .where(sql`${table.archivedAt} is null`),
    checkOneOf('provider_prices_interval_check', table.billingInterval, billingIntervals),
  ],
);
