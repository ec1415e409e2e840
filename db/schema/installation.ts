/**
 * The random id of this database. It is sent with everything the shop creates at the payment
 * provider, because several shops may share an account there and use the same order numbers.
 */
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core';

export const installation = pgTable(
  'installation',
  {
    /** Limits the table to one row. */
    only: boolean().primaryKey().default(true),
    id: uuid().notNull().defaultRandom(),
  },
  (table) => [check('installation_only_check', sql`${table.only}`)],
);
