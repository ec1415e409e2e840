/** The result of the last health check of each product's demo; one row per product. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { products } from './products.ts';

export const demoChecks = pgTable('demo_checks', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** The URL that was checked. The result is not valid for another one. */
  url: text().notNull(),
  checkedAt: instant().notNull(),
  /** When it stopped answering; null while it answers. */
  failingSince: instant(),
});

export type DemoCheckRow = typeof demoChecks.$inferSelect;
