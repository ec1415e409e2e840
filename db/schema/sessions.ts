/** Who is signed in where. `sid` is stored hashed; a row names the user in its JSON. */
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export type SessionData = {
  userId: number;
  /** Of the sign-in; the cookie's id may have changed since. */
  createdAt: string;
  seenAt: string;
  /**
   * When its holder last proved who they are, here or to a login provider, which may open a session
   * without asking; null: it does not say. Absent: at the sign-in.
   */
  provedAt?: string | null;
  /** Browser and system in words, for the list of one's own sessions. */
  device: string;
  /** The customer that an admin impersonates, and until when. */
  impersonation?: SessionImpersonation;
};

/** `endsAt`: ISO 8601, UTC. */
export type SessionImpersonation = { customerId: string; endsAt: string };

export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    /** What its owner names it by, to end it alone: it opens nothing. */
    id: uuid().notNull().unique().defaultRandom(),
    sess: jsonb().$type<SessionData>().notNull(),
    expire: instant().notNull(),
  },
  (table) => [
    index('sessions_expire_idx').on(table.expire),
    index('sessions_user_idx').on(sql`((${table.sess}->>'userId'))`),
  ],
);
