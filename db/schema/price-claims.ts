/** Items whose price is being made or replaced at the provider: one process at a time. */
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const priceClaims = pgTable('price_claims', {
  item: text().primaryKey(),
  /**
   * Part of the provider's idempotency keys. Random, so that shops that share an account never share
   * a key, and kept until the price is known, so that a repeated request makes no second price.
   */
  key: uuid().notNull().defaultRandom(),
  /** The attempt that holds the claim. */
  holder: uuid().notNull(),
  /** After this another process may take the claim over. */
  heldUntil: instant().notNull(),
});
