import { and, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { Clock } from '#api/platform/clock';
import type { Page } from '#api/platform/lists/page';
import { paginateArray } from '#api/platform/lists/paginate-array';
import type { OpenSessionListQuery } from '#contract/open-sessions';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import { type SessionData, type SessionImpersonation, sessions } from '#db/schema/sessions';
import { type UserRow, users } from '#db/schema/users';
import { matchesWords } from '#db/search';
import { auditEndedImpersonations } from './audit-impersonation-end.ts';
import { findImpersonatedCustomer } from './impersonation.ts';
import { expiry, needsTouch } from './lifetime.ts';

const sweepBatchSize = 1000;

/** The signed-in user of a request, with their customer and session. */
export type Viewer = {
  user: UserRow;
  /** During impersonation, the impersonated customer. */
  customer: CustomerRow;
  /** The row's key, which the cookie's id cannot be derived from. */
  session: { key: string } & SessionData;
  /** The impersonating admin and when it ends. Changes and secrets are blocked until then. */
  view: { admin: CustomerRow; endsAt: Date } | null;
};

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

/** Stores sessions in the database under a digest of their id, so a leaked table is useless. */
export function createSessions({ db, now }: { db: Db; now: Clock }) {
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

    async viewer(sid: string): Promise<Viewer | null> {
      const viewer = await find(digest(sid));
      if (!viewer) return null;
      const { key, ...sess } = viewer.session;
      const holder = viewer.view?.admin ?? viewer.customer;
      if (needsTouch(sess, holder, now())) await see(key, sess, holder);
      return viewer;
    },

    /** Finds the viewer of a session without updating its last use. */
    peek: find,

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
      await db.transaction(async (tx) => {
        const ended = isUuid(id)
          ? await tx
              .delete(sessions)
              .where(and(ofUser(sql`${String(user.id)}`), eq(sessions.id, id)))
              .returning({ key: sessions.sid, sess: sessions.sess })
          : [];
        if (ended.length === 0) throw new Failure('not_found', 'This session has already ended.');
        // Rolls the transaction back, so nothing is deleted.
        if (ended.some(({ key }) => key === session.key)) {
          throw new Failure('conflict', 'This is your current session. Sign out instead.');
        }
        await auditEndedImpersonations(tx, ended, now());
      });
    },

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
            query.q ? matchesWords(sql`(${sessions.sess}->>'device')`, query.q) : undefined,
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

  async function find(key: string): Promise<Viewer | null> {
    const [row] = await db
      .select({ sess: sessions.sess, user: users, customer: customers })
      .from(sessions)
      .innerJoin(users, eq(users.id, sql`(${sessions.sess}->>'userId')::int`))
      .innerJoin(customers, eq(users.customerId, customers.id))
      .where(and(eq(sessions.sid, key), gt(sessions.expire, now())));
    if (!row) return null;
    const { sess, user, customer } = row;
    // The stored expiry may be later if the user became an admin since.
    if (expiry(sess, customer) <= now()) return null;
    const viewer = { user, customer, session: { key, ...sess }, view: null };
    if (!sess.impersonation) return viewer;
    const viewed = await findImpersonatedCustomer(db, sess.impersonation, {
      admin: customer,
      at: now(),
    });
    if (!viewed) await forgetView(key, sess.impersonation);
    const view = { admin: customer, endsAt: new Date(sess.impersonation.endsAt) };
    return viewed ? { ...viewer, customer: viewed, view } : viewer;
  }

  /** Updates nothing else, because an impersonation may start or end at the same time. */
  async function see(
    key: string,
    before: SessionData,
    holder: Pick<CustomerRow, 'isAdmin'>,
  ): Promise<void> {
    const seenAt = now().toISOString();
    await db
      .update(sessions)
      .set({
        sess: sql`${sessions.sess} || jsonb_build_object('seenAt', ${seenAt}::text)`,
        expire: expiry({ ...before, seenAt }, holder),
      })
      .where(eq(sessions.sid, key));
  }

  /** Ended for good, even if the admin regains the role in time. */
  async function forgetView(key: string, { endsAt }: SessionImpersonation): Promise<void> {
    await db
      .update(sessions)
      .set({ sess: sql`${sessions.sess} - 'impersonation'` })
      .where(
        and(eq(sessions.sid, key), sql`${sessions.sess}->'impersonation'->>'endsAt' = ${endsAt}`),
      );
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
