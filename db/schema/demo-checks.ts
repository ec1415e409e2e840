/** Whether a product's demo answered when the shop last asked it; one row a product. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { products } from './products.ts';

export const demoChecks = pgTable('demo_checks', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** What was asked: of another address it says nothing. */
  address: text().notNull(),
  checkedAt: instant().notNull(),
  /** Since when it has not answered; null while it does. */
  failingSince: instant(),
});

export type DemoCheckRow = typeof demoChecks.$inferSelect;
