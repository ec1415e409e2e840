/**
 * The random id of this database. It goes along with whatever the shop makes at the payment
 * provider, because several shops may share one account there and count their orders alike.
 */
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core';

export const installation = pgTable(
  'installation',
  {
    /** Keeps the table at one row. */
    only: boolean().primaryKey().default(true),
    id: uuid().notNull().defaultRandom(),
  },
  (table) => [check('installation_only_check', sql`${table.only}`)],
);
