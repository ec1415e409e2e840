import { and, eq } from 'drizzle-orm';
import type { Credentials, PasswordChange, Registration } from '#contract/session';
import type { Db } from '#db/client';
import { type UserRow, users } from '#db/schema/users';
import type { EmailProof } from '../customers/email-proof.ts';
import { Failure, invalid } from '../http/failure.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Caller } from '../session/caller.ts';
import type { Sessions, Viewer } from '../session/service.ts';
import { findAccount, makeAccount } from './accounts.ts';
import { forgetResets } from './forget-resets.ts';
import type { Passwords } from './passwords.ts';
import { refuseWeak, wordsOf } from './weak-passwords.ts';

type Dependencies = {
  db: Db;
  sessions: Sessions;
  passwords: Passwords;
  limits: RateLimits;
  emailProof: EmailProof;
  /** The password that the shop had made is of no use any more. */
  forgetFirstAdmin: () => void;
};

/** Somebody who is signed in from now on, and the id for their cookie. */
export type SignedIn = { user: UserRow; sid: string };

export type CredentialsService = ReturnType<typeof createCredentials>;

/** Signing up, signing in, and changing a password. */
export function createCredentials(deps: Dependencies) {
  const { db, sessions, passwords, limits } = deps;

  return {
    /** Makes an account, signs it in and mails the code that proves its address. */
    async register(registration: Registration, caller: Caller): Promise<SignedIn> {
      refuseWeak('password', registration.password, wordsOf(registration));
      const passwordHash = await passwords.hash(registration.password);
      return db.transaction(async (tx) => {
        const { user, customer } = await makeAccount(tx, { ...registration, passwordHash });
        await deps.emailProof.sendCode(tx, { customerId: customer.id, email: registration.email });
        return open(tx, user, caller);
      });
    },

    /** Unknown and wrong answer alike, after about the same time. */
    async signIn(
      { username, password }: Credentials,
      caller: Caller,
      { adminsOnly = false } = {},
    ): Promise<SignedIn> {
      const account = await findAccount(db, username);
      const subject = account ? `user ${account.user.id}` : `name ${username}`;
      await limits.count(db, 'login, account', subject);
      const right = await passwords.matches(password, account?.user.password ?? null);
      if (!right || !account || (adminsOnly && !account.customer.isAdmin)) throw notRight();
      await limits.forget(db, 'login, account', subject);
      return db.transaction(async (tx) => {
        // Changed since it was proved: then it is the wrong one by now.
        if (!(await isStill(tx, account.user))) throw notRight();
        return open(tx, account.user, caller);
      });
    },

    /** Ends every other session, and gives this one a new id. */
    async changePassword(viewer: Viewer, change: PasswordChange): Promise<string> {
      const { user, customer, session } = viewer;
      await confirm(viewer, change.currentPassword);
      refuseWeak('newPassword', change.newPassword, wordsOf(customer));
      const password = await passwords.hash(change.newPassword);
      const sid = await db.transaction(async (tx) => {
        // A reset by mail may have been faster: it must not be undone by an older password.
        if (!(await isStill(tx, user))) throw changedMeanwhile();
        const changed = { password, mustChangePassword: false };
        await tx.update(users).set(changed).where(eq(users.id, user.id));
        await forgetResets(tx, customer.id);
        await sessions.endAll(tx, user.id, session);
        return sessions.renew(tx, session.key);
      });
      if (user.mustChangePassword) deps.forgetFirstAdmin();
      return sid;
    },

    confirm,
    open,
  };

  /** Asks for the password once more before something that matters. */
  async function confirm({ user }: Viewer, currentPassword: string): Promise<void> {
    const subject = `user ${user.id}`;
    await limits.count(db, 'login, account', subject);
    if (!(await passwords.matches(currentPassword, user.password))) {
      throw invalid([{ path: 'currentPassword', message: 'That is not your password.' }]);
    }
    await limits.forget(db, 'login, account', subject);
  }

  /**
   * Signs in somebody who has proved who they are, always under a new id: one that was planted
   * before is worth nothing.
   */
  async function open(
    tx: Db,
    user: UserRow,
    { sid, device }: Caller,
    provedAt?: Date | null,
  ): Promise<SignedIn> {
    if (sid) await sessions.end(tx, sid);
    return { user, sid: await sessions.open(tx, user.id, device, provedAt) };
  }
}

async function isStill(tx: Db, { id, password }: UserRow): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.password, password)))
    .for('update');
  return row !== undefined;
}

function changedMeanwhile(): Failure {
  return new Failure('conflict', 'Your password was just changed elsewhere. Sign in again.');
}

function notRight(): Failure {
  return new Failure('unauthenticated', 'The username or the password is not right.');
}
