import { and, eq, gt } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import { writeAccountAudit } from '#api/office/audit/own-account';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import { type PasswordReset, resetMinutes } from '#contract/session';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import { oidcIdentities } from '#db/schema/oidc-identities';
import { passwordResets } from '#db/schema/password-resets';
import { type UserRow, users } from '#db/schema/users';
import type { Passwords } from '../accounts/passwords.ts';
import { personalWordsOf, refuseWeakPassword } from '../accounts/weak-passwords.ts';
import type { SecurityLog } from '../security-log/recorder.ts';
import type { Caller } from '../sessions/find-viewer.ts';
import { type KnownDevices, signInFacts } from '../sessions/known-devices.ts';
import type { Sessions } from '../sessions/service.ts';
import type { SecondFactor } from '../two-factor/verify-second-factor.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';
import type { SignedIn } from './service.ts';

/** Longer than either path takes, so that timing does not reveal known addresses. */
const answerAfterMs = 300;

/** How long the last link is kept when too many are requested. */
const freshMinutes = 10;

type Dependencies = {
  db: Db;
  sessions: Sessions;
  passwords: Passwords;
  limits: RateLimits;
  secondFactor: SecondFactor;
  devices: KnownDevices;
  securityLog: Pick<SecurityLog, 'record'>;
  mail: Mail;
  now: Clock;
  baseUrl: string;
  /** Deletes the first admin's generated password. */
  removeFirstAdminFile: () => void;
};

export type PasswordResets = ReturnType<typeof createPasswordResets>;

/** Password resets with a single-use link by email. */
export function createPasswordResets(deps: Dependencies) {
  const { db, now } = deps;

  return {
    /** Sends a link if the address is known. The response is the same otherwise. */
    async ask(email: string, { address }: Pick<Caller, 'address'>): Promise<void> {
      await deps.limits.count(db, 'reset, email and address', `${email} ${address}`);
      // Too many requests must neither fill a mailbox nor invalidate the owner's link.
      const isFlood = await deps.limits.isOver(db, 'reset, email', email);
      await Promise.all([
        db.transaction((tx) => mailLink(tx, email, { unlessFresh: isFlood })),
        Bun.sleep(answerAfterMs),
      ]);
    },

    /**
     * Sets a new password, ends all sessions and opens one. With two-factor authentication the user
     * must sign in with a code instead.
     */
    async reset({ token, password }: PasswordReset, caller: Caller): Promise<SignedIn> {
      const found = await findAccountOf(token);
      if (!found) throw usedUp();
      const { customer: known, user: before } = found;
      const words = personalWordsOf({ ...known, username: before?.username });
      await refuseWeakPassword('password', password, words);
      const hash = await deps.passwords.hash(password, caller.address);
      const signedIn = await db.transaction(async (tx) => {
        if (before) await lockUser(tx, before);
        const used = await tx.delete(passwordResets).where(valid(token)).returning();
        if (used.length === 0) throw usedUp();
        const user = await setPassword(tx, known, hash);
        if (!known.emailVerifiedAt) await forgetIdentities(tx, known);
        await deps.sessions.endAll(tx, user.id);
        if (caller.sid) await deps.sessions.end(tx, caller.sid);
        const account = { user, customer: known };
        await writeAccountAudit(tx, account, { at: now(), verb: 'account.password_reset' });
        await forgetTries(tx, user, caller);
        await notifyPasswordChanged(tx, deps.mail, known, {
          ...signInFacts(caller, now()),
          how: 'reset',
        });
        if (await deps.secondFactor.isAsked(tx, account)) return { user, sid: null };
        await deps.limits.remember(tx, `user ${user.id}`, caller.address);
        // The email above already mentions this device.
        await deps.devices.remember(tx, user, caller);
        return { user, sid: await deps.sessions.open(tx, user.id, caller.device) };
      });
      if (before?.mustChangePassword) deps.removeFirstAdminFile();
      const { user, sid } = signedIn;
      deps.securityLog.record({
        event: 'password_reset',
        userId: user.id,
        network: caller.address,
        detail: caller.device,
      });
      if (sid === null) throw codeRequired();
      return { user, sid };
    },
  };

  async function mailLink(
    tx: Db,
    email: string,
    { unlessFresh }: { unlessFresh: boolean },
  ): Promise<void> {
    const customer = await tx.query.customers.findFirst({ where: eq(customers.email, email) });
    if (!customer || (unlessFresh && (await hasFreshLink(tx, customer)))) return;
    const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
    const newest = {
      tokenHash: digest(token),
      expiresAt: new Date(now().getTime() + resetMinutes * 60_000),
    };
    await tx
      .insert(passwordResets)
      .values({ customerId: customer.id, ...newest })
      .onConflictDoUpdate({ target: passwordResets.customerId, set: newest });
    await deps.mail.send(tx, 'password-reset', {
      to: email,
      // In the fragment, so that no server log or referrer contains it.
      data: { url: `${deps.baseUrl}/auth/reset#token=${token}`, validMinutes: resetMinutes },
      key: `password-reset:${newest.tokenHash}`,
    });
  }

  /**
   * Resets the limit for wrong passwords, because the mailbox's owner is proven. Wrong codes still
   * count, and the address is not remembered before a code was accepted.
   */
  async function forgetTries(tx: Db, { id }: UserRow, { address }: Caller): Promise<void> {
    await deps.limits.forget(tx, 'login, account', `user ${id}`);
    await deps.limits.forget(tx, 'login, account and address', `user ${id} ${address}`);
  }

  async function hasFreshLink(tx: Db, { id }: CustomerRow): Promise<boolean> {
    const found = await tx.query.passwordResets.findFirst({
      where: eq(passwordResets.customerId, id),
    });
    const staleAt = now().getTime() + (resetMinutes - freshMinutes) * 60_000;
    return found !== undefined && found.expiresAt.getTime() > staleAt;
  }

  /** `user` is null for customers who have only signed in through a login provider. */
  async function findAccountOf(token: string) {
    const [row] = await db
      .select({ customer: customers, user: users })
      .from(passwordResets)
      .innerJoin(customers, eq(customers.id, passwordResets.customerId))
      .leftJoin(users, eq(users.customerId, customers.id))
      .where(valid(token));
    return row;
  }

  function valid(token: string) {
    return and(eq(passwordResets.tokenHash, digest(token)), gt(passwordResets.expiresAt, now()));
  }
}

/** First, as every change of an account does, or else the two can wait for each other. */
async function lockUser(tx: Db, { id }: UserRow): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
}

/** Users of a login provider have no credentials yet. */
async function setPassword(tx: Db, { id, email }: CustomerRow, password: string): Promise<UserRow> {
  const [user] = await tx
    .insert(users)
    .values({ username: email ?? id, email, password, customerId: id })
    .onConflictDoUpdate({
      target: users.customerId,
      set: { password, mustChangePassword: false },
    })
    .returning();
  if (!user) throw new Error('The password was not written');
  return user;
}

/**
 * A provider that does not verify addresses accepts any, so the person who linked the account may
 * not own the mailbox.
 */
async function forgetIdentities(tx: Db, { id }: CustomerRow): Promise<void> {
  await tx.delete(oidcIdentities).where(eq(oidcIdentities.customerId, id));
}

function usedUp(): Failure {
  return new Failure('conflict', 'This link has expired or was already used. Request a new one.');
}

function codeRequired(): Failure {
  return new Failure('code_required', 'Your password has been reset. Sign in with it and a code.');
}

function digest(token: string): string {
  return new Bun.CryptoHasher('sha256').update(token).digest('base64url');
}
