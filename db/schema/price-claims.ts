/** Locks on items whose price is being created at the payment provider, for one process at a time. */
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const priceClaims = pgTable('price_claims', {
  item: text().primaryKey(),
  /**
   * Part of the idempotency keys at the provider. Random, so that shops on the same account never
   * share a key, and kept until the price is known, so that a retry creates no second price.
   */
  key: uuid().notNull().defaultRandom(),
  /** Identifies the attempt that holds the claim. */
  holder: uuid().notNull(),
  /** After this time another process may take over the claim. */
  leaseEndsAt: instant().notNull(),
});
