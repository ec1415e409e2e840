import { and, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { Viewer } from '#api/http/viewer';
import type { Clock } from '#api/platform/clock';
import type { Page } from '#api/platform/lists/page';
import { paginateArray } from '#api/platform/lists/paginate-array';
import type { OpenSessionListQuery } from '#contract/open-sessions';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import { type SessionData, sessions } from '#db/schema/sessions';
import { users } from '#db/schema/users';
import { folded, matchesWords } from '#db/search';
import { expiry, type SessionCookie } from './cookie.ts';
import { createViewers } from './find-viewer.ts';
import { auditEndedImpersonations } from './impersonation.ts';

const sweepBatchSize = 1000;

/** `id`: the session's public id. */
type OpenSessionRow = { key: string; id: string } & SessionData;

const openSessions = {
  keyOf: ({ id }: OpenSessionRow) => id,
  sorts: {
    seenAt: ({ seenAt }: OpenSessionRow) => new Date(seenAt),
    signedInAt: ({ createdAt }: OpenSessionRow) => new Date(createdAt),
  },
};

export type Sessions = ReturnType<typeof createSessions>;

/** For routes that begin or end sessions. */
export type SessionControl = { sessions: Sessions; cookie: SessionCookie };

/** Stores sessions in the database under a digest of their id, so a leaked table is useless. */
export function createSessions({ db, now }: { db: Db; now: Clock }) {
  const viewers = createViewers({ db, now });
  return {
    /**
     * Opens a session and returns its id, which is only stored in the cookie. `provedAt`: when the
     * user authenticated, if not now.
     */
    async open(tx: Db, userId: number, device: string, provedAt?: Date | null): Promise<string> {
      const sid = newId();
      const signedInAt = now();
      const at = signedInAt.toISOString();
      const proof = provedAt === undefined ? {} : { provedAt: provedAt?.toISOString() ?? null };
      const sess = { userId, device, createdAt: at, seenAt: at, ...proof };
      await tx.update(users).set({ signedInAt }).where(eq(users.id, userId));
      const expire = expiry(sess, await holderOf(tx, userId));
      await tx.insert(sessions).values({ sid: digest(sid), sess, expire });
      return sid;
    },

    /** Finds the viewer of a session and records its use. */
    viewer: (sid: string): Promise<Viewer | null> => viewers.findAndTouch(digest(sid)),

    /** Finds the viewer of a session, by its key, without recording its use. */
    peek: viewers.find,

    /** Gives the session a new id, because its rights have changed. */
    async renew(tx: Db, key: string): Promise<string> {
      const sid = newId();
      await tx
        .update(sessions)
        .set({ sid: digest(sid) })
        .where(eq(sessions.sid, key));
      return sid;
    },

    async end(tx: Db, sid: string): Promise<void> {
      const ended = await tx
        .delete(sessions)
        .where(eq(sessions.sid, digest(sid)))
        .returning({ sess: sessions.sess });
      await auditEndedImpersonations(tx, ended, now());
    },

    /** Ends all sessions of a user, or all others. */
    async endAll(tx: Db, userId: number, except?: { key: string }): Promise<void> {
      const ended = await tx
        .delete(sessions)
        .where(and(ofUser(sql`${String(userId)}`), except && ne(sessions.sid, except.key)))
        .returning({ sess: sessions.sess });
      await auditEndedImpersonations(tx, ended, now());
    },

    /** Ends one of a user's sessions by its public id. The current one is ended by signing out. */
    async endOne({ user, session }: Viewer, id: string): Promise<void> {
      await db.transaction((tx) => endOneOf(tx, user.id, { id, current: session.key }));
    },

    endOneOf,

    /** Records that the user just authenticated again. */
    async prove(tx: Db, key: string): Promise<void> {
      const provedAt = now().toISOString();
      await tx
        .update(sessions)
        .set({ sess: sql`${sessions.sess} || jsonb_build_object('provedAt', ${provedAt}::text)` })
        .where(eq(sessions.sid, key));
    },

    /** Lists a customer's sessions. The search matches the device. */
    async list(
      { id: customerId, isAdmin }: CustomerRow,
      query: OpenSessionListQuery,
    ): Promise<Page<OpenSessionRow>> {
      const userId = sql`(select ${users.id}::text from ${users} where ${users.customerId} = ${customerId})`;
      const rows = await db
        .select()
        .from(sessions)
        .where(
          and(
            ofUser(userId),
            gt(sessions.expire, now()),
            query.q ? matchesWords(folded(sql`(${sessions.sess}->>'device')`), query.q) : undefined,
          ),
        );
      const open = rows
        .filter(({ sess }) => expiry(sess, { isAdmin }) > now())
        .map(({ sid, id, sess }) => ({ key: sid, id, ...sess }));
      return paginateArray(open, query, openSessions);
    },

    /** Deletes expired sessions in batches, so that other queries do not wait long. */
    async sweep(): Promise<void> {
      const expired = db
        .select({ sid: sessions.sid })
        .from(sessions)
        .where(lte(sessions.expire, now()))
        .limit(sweepBatchSize);
      for (let removed = sweepBatchSize; removed === sweepBatchSize; ) {
        const rows = await db
          .delete(sessions)
          .where(inArray(sessions.sid, expired))
          .returning({ sid: sessions.sid });
        removed = rows.length;
      }
    },
  };

  /** Ends a user's session by its public id. Throws for the `current` one of the caller, by its key. */
  async function endOneOf(
    tx: Db,
    userId: number,
    { id, current }: { id: string; current: string },
  ): Promise<void> {
    const ended = isUuid(id)
      ? await tx
          .delete(sessions)
          .where(and(ofUser(sql`${String(userId)}`), eq(sessions.id, id)))
          .returning({ key: sessions.sid, sess: sessions.sess })
      : [];
    if (ended.length === 0) throw new Failure('not_found', 'This session has already ended.');
    // Rolls the transaction back, so nothing is deleted.
    if (ended.some(({ key }) => key === current)) {
      throw new Failure('conflict', 'This is your current session. Sign out instead.');
    }
    await auditEndedImpersonations(tx, ended, now());
  }
}

/** `userId` is text in the session data. */
function ofUser(userId: SQL): SQL {
  return sql`${sessions.sess}->>'userId' = ${userId}`;
}

async function holderOf(tx: Db, userId: number): Promise<Pick<CustomerRow, 'isAdmin'>> {
  const [holder] = await tx
    .select({ isAdmin: customers.isAdmin })
    .from(customers)
    .innerJoin(users, eq(users.customerId, customers.id))
    .where(eq(users.id, userId));
  return holder ?? { isAdmin: false };
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

function newId(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
}

function digest(sid: string): string {
  return new Bun.CryptoHasher('sha256').update(sid).digest('base64url');
}
