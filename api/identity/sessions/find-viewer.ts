import { getParser } from 'bowser';
import { and, eq, gt, sql } from 'drizzle-orm';
import { Elysia } from 'elysia';
import * as v from 'valibot';
import type { ClientAddress } from '#api/http/client-address';
import { Failure, unavailable } from '#api/http/failure';
import type { Viewer } from '#api/http/viewer';
import type { Clock } from '#api/platform/clock';
import { Customer } from '#contract/customers';
import { getCustomer } from '#contract/endpoints/customers';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import { type SessionData, type SessionImpersonation, sessions } from '#db/schema/sessions';
import { type UserRow, users } from '#db/schema/users';
import { expiry, needsTouch, type SessionCookie } from './cookie.ts';
import { findImpersonatedCustomer } from './impersonation.ts';
import { mustSetUpTwoFactor } from './sign-in-policy.ts';

/** The caller's address and device, and the id of their session. */
export type Caller = { address: string; device: string; sid: string | null };

type ReadApi = (path: string, headers: Record<string, string>) => Promise<Response>;

/** Whose cookie a request has. */
export type Role = 'visitor' | 'customer' | 'admin';

/** Finds who uses a session. `key` is the digest of the session's id. */
export function createViewers({ db, now }: { db: Db; now: Clock }) {
  return { find, findAndTouch };

  async function findAndTouch(key: string): Promise<Viewer | null> {
    const viewer = await find(key);
    if (!viewer) return null;
    const { key: _, ...sess } = viewer.session;
    const holder = viewer.view?.admin ?? viewer.customer;
    if (needsTouch(sess, holder, now())) await touch(key, sess, holder);
    return viewer;
  }

  async function find(key: string): Promise<Viewer | null> {
    const [row] = await db
      .select({ sess: sessions.sess, user: users, customer: customers, mustSetUpTwoFactor })
      .from(sessions)
      .innerJoin(users, eq(users.id, sql`(${sessions.sess}->>'userId')::int`))
      .innerJoin(customers, eq(users.customerId, customers.id))
      .where(and(eq(sessions.sid, key), gt(sessions.expire, now())));
    if (!row) return null;
    const { sess, ...account } = row;
    const { customer } = account;
    // The stored expiry may be later if the user became an admin since.
    if (expiry(sess, customer) <= now()) return null;
    const viewer = { ...account, session: { key, ...sess }, view: null };
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
  async function touch(
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

/** Locks the user. Returns false when the password changed since the row was read. */
export async function lockUserIfUnchanged(tx: Db, { id, password }: UserRow): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.password, password)))
    .for('update');
  return row !== undefined;
}

/**
 * Locks a viewer who changes their sign-in. Throws when a password reset or the end of the session
 * happened first, because a session that was ended must not undo that.
 */
export async function lockViewer(tx: Db, { user, session }: Viewer): Promise<void> {
  if (!(await lockUserIfUnchanged(tx, user))) {
    throw new Failure('conflict', 'Your password was just changed elsewhere. Sign in again.');
  }
  const [row] = await tx
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(eq(sessions.sid, session.key))
    .for('update');
  if (!row) throw new Failure('unauthenticated', 'You were just signed out. Sign in again.');
}

/** Throws when the API is unavailable. */
export async function roleOfRequest(readApi: ReadApi, request: Request): Promise<Role> {
  const cookie = request.headers.get('cookie');
  if (!cookie) return 'visitor';
  const response = await readApi(getCustomer.path, { cookie });
  if (response.status === 503) throw unavailable();
  if (!response.ok) return 'visitor';
  return v.parse(Customer, await response.json()).isAdmin ? 'admin' : 'customer';
}

/** Adds `caller` to each request's context. */
export function callerPlugin(clientAddress: ClientAddress, sessionCookie: SessionCookie) {
  return new Elysia({ name: 'callers' }).derive(
    { as: 'scoped' },
    async ({ cookie, request, server }): Promise<{ caller: Caller }> => ({
      caller: {
        address: clientAddress(request, server),
        device: deviceName(request.headers.get('user-agent')),
        sid: (await sessionCookie.read(cookie))?.sid ?? null,
      },
    }),
  );
}

/** Names a browser, such as 'Firefox on Linux'. The rest of the user agent is not stored. */
function deviceName(userAgent: string | null): string {
  const found = userAgent ? getParser(userAgent) : undefined;
  return [found?.getBrowserName() || 'A program', found?.getOSName()].filter(Boolean).join(' on ');
}
