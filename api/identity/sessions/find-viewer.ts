import { and, eq, gt, sql } from 'drizzle-orm';
import type { Viewer } from '#api/http/viewer';
import type { Clock } from '#api/platform/clock';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import { type SessionData, type SessionImpersonation, sessions } from '#db/schema/sessions';
import { users } from '#db/schema/users';
import { findImpersonatedCustomer } from './impersonation.ts';
import { expiry, needsTouch } from './lifetime.ts';
import { mustSetUpTwoFactor } from './sign-in-policy.ts';

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
