/** Sign-in sessions. `sid` is stored as a hash; `sess` holds the user id. */
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export type SessionData = {
  userId: number;
  /** When the user signed in. The session id in the cookie may have changed since. */
  createdAt: string;
  seenAt: string;
  /**
   * When the user last authenticated, here or at the login provider, which may sign in without
   * asking; null: the provider did not say. Absent: at the sign-in.
   */
  provedAt?: string | null;
  /** Browser and operating system, for the user's list of sessions. */
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
    /** Identifies the session to its user, to sign it out. It grants no access. */
    id: uuid().notNull().unique().defaultRandom(),
    sess: jsonb().$type<SessionData>().notNull(),
    expire: instant().notNull(),
  },
  (table) => [
    index('sessions_expire_idx').on(table.expire),
    index('sessions_user_idx').on(sql`((${table.sess}->>'userId'))`),
  ],
);
