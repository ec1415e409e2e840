import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import { sessions } from '#db/schema/sessions';
import { type UserRow, users } from '#db/schema/users';
import type { Clock } from '../clock.ts';

const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** Whoever makes a call: the credentials used and the person behind them. */
export type Viewer = { user: UserRow; customer: CustomerRow };

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions live in the database under the digest of their id: a leaked table opens nothing. */
export function createSessions({ db, now }: { db: Db; now: Clock }) {
  return {
    /** Opens a session and returns its id, which only the cookie ever holds. */
    async open(userId: number): Promise<string> {
      const sid = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
      const createdAt = now();
      await db.insert(sessions).values({
        sid: digest(sid),
        sess: { userId, createdAt: createdAt.toISOString() },
        expire: new Date(createdAt.getTime() + lifetimeMs),
      });
      return sid;
    },

    async viewer(sid: string): Promise<Viewer | null> {
      const session = await db.query.sessions.findFirst({
        where: and(eq(sessions.sid, digest(sid)), gt(sessions.expire, now())),
      });
      if (!session) return null;
      const [row] = await db
        .select({ user: users, customer: customers })
        .from(users)
        .innerJoin(customers, eq(users.customerId, customers.id))
        .where(eq(users.id, session.sess.userId));
      return row ?? null;
    },
  };
}

function digest(sid: string): string {
  return new Bun.CryptoHasher('sha256').update(sid).digest('base64url');
}
