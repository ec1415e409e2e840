/** Who is signed in where. `sid` is stored hashed; a row names the user in its JSON. */
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export type SessionData = { userId: number; createdAt: string };

export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    sess: jsonb().$type<SessionData>().notNull(),
    expire: instant().notNull(),
  },
  (table) => [index('sessions_expire_idx').on(table.expire)],
);
