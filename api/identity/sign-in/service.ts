import { eq } from 'drizzle-orm';
import { Failure, invalid } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import type { Viewer } from '#api/http/viewer';
import { writeAccountAudit } from '#api/office/audit/own-account';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { AdminCredentials, PasswordChange, Registration } from '#contract/session';
import type { Db } from '#db/client';
import { type UserRow, users } from '#db/schema/users';
import type { SecurityEventKind } from '#db/values/security-events';
import { type Account, createAccount, findAccount } from '../accounts/accounts.ts';
import { deletePasswordResets, type Passwords } from '../accounts/passwords.ts';
import { personalWordsOf, refuseWeakPassword } from '../accounts/weak-passwords.ts';
import type { EmailVerification } from '../email-verification/service.ts';
import { type Caller, lockUserIfUnchanged, lockViewer } from '../sessions/find-viewer.ts';
import { type KnownDevices, signInFacts } from '../sessions/known-devices.ts';
import type { Sessions } from '../sessions/service.ts';
import type { SecondFactor } from '../two-factor/verify-second-factor.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';

type Dependencies = {
  db: Db;
  sessions: Sessions;
  passwords: Passwords;
  limits: RateLimits;
  emailVerification: EmailVerification;
  secondFactor: SecondFactor;
  devices: KnownDevices;
  mail: Pick<Mail, 'send'>;
  now: Clock;
  /** Deletes the first admin's generated password. */
  removeFirstAdminFile: () => void;
};

/** A user who just signed in, and the id for their cookie. */
export type SignedIn = { user: UserRow; sid: string };

/** `code`: see {@link AdminCredentials}. */
type SignIn = Pick<AdminCredentials, 'username' | 'password'> & Partial<AdminCredentials>;

export type CredentialsService = ReturnType<typeof createCredentials>;

/** Registration, sign-in and password changes. */
export function createCredentials(deps: Dependencies) {
  const { db, sessions, passwords, limits, secondFactor, now } = deps;

  return {
    /** Creates an account, signs it in and begins the verification of its email. */
    async register(registration: Registration, caller: Caller): Promise<SignedIn> {
      await refuseWeakPassword('password', registration.password, personalWordsOf(registration));
      const passwordHash = await passwords.hash(registration.password, caller.address);
      return db.transaction(async (tx) => {
        const { user, customer } = await createAccount(tx, { ...registration, passwordHash });
        await deps.emailVerification.begin(tx, {
          customerId: customer.id,
          email: registration.email,
        });
        return open(tx, user, caller);
      });
    },

    /**
     * Unknown accounts and wrong passwords get the same response in about the same time. `code`
     * undefined: this route takes none, and accounts that need one are told where to sign in.
     */
    async signIn(
      { username, password, code }: SignIn,
      caller: Caller,
      { adminsOnly = false } = {},
    ): Promise<SignedIn> {
      const account = await findAccount(db, username);
      const subject = account ? subjectOf(account.user) : `name ${username}`;
      await limits.countAt(db, 'login, account', subject, caller.address);
      const isKnown = await limits.isRemembered(db, subject, caller.address);
      const queue = isKnown ? subject : caller.address;
      const right = await passwords.matches(password, account?.user.password ?? null, queue);
      if (!right || !account || (adminsOnly && !account.customer.isAdmin)) throw notRight(code);
      const signedIn = await db.transaction(async (tx) => {
        // The password changed since it was verified.
        if (!(await lockUserIfUnchanged(tx, account.user))) throw notRight(code);
        // Not thrown here, because the rejected code must stay logged.
        if (!(await provesSecondStep(tx, account, code, caller))) return null;
        await writeAccountAudit(tx, account, { at: now(), verb: 'account.signed_in' });
        await limits.uncountAttempt(tx, 'login, account', subject, caller.address);
        return open(tx, account.user, caller);
      });
      if (!signedIn) throw notRight(code, 'code_failed');
      // Only after the code, so that a known password does not allow unlimited codes.
      await limits.forget(db, 'login, account and address', `${subject} ${caller.address}`);
      return signedIn;
    },

    /** Ends all other sessions and gives this one a new id. */
    async changePassword(viewer: Viewer, change: PasswordChange, caller: Caller): Promise<string> {
      const { user, customer, session } = viewer;
      await confirm(viewer, change.currentPassword);
      const words = personalWordsOf({ ...customer, username: user.username });
      await refuseWeakPassword('newPassword', change.newPassword, words);
      const password = await passwords.hash(change.newPassword, subjectOf(user));
      const sid = await db.transaction(async (tx) => {
        await lockViewer(tx, viewer);
        const changed = { password, mustChangePassword: false };
        await tx.update(users).set(changed).where(eq(users.id, user.id));
        await deletePasswordResets(tx, customer.id);
        await sessions.endAll(tx, user.id, session);
        await writeAccountAudit(tx, viewer, { at: now(), verb: 'account.password_changed' });
        await notifyPasswordChanged(tx, deps.mail, customer, {
          ...signInFacts(caller, now()),
          how: 'changed',
        });
        return sessions.renew(tx, session.key);
      });
      if (user.mustChangePassword) deps.removeFirstAdminFile();
      return sid;
    },

    /** Whether the account signed in from this address lately. */
    async isKnownAt(address: string, username: string): Promise<boolean> {
      const account = await findAccount(db, username);
      return account !== undefined && limits.isRemembered(db, subjectOf(account.user), address);
    },

    confirm,
    countTry,
    open,
  };

  /** Asks for the password again before a sensitive action. `path` names its field. */
  function confirm(viewer: Viewer, password: string, path = 'currentPassword'): Promise<void> {
    const { user } = viewer;
    return countTry(viewer, async () => {
      if (await passwords.matches(password, user.password, subjectOf(user))) return;
      throw invalid([{ path, message: 'This password is incorrect.' }], {
        securityEvent: 'confirmation_failed',
      });
    });
  }

  /** Limits a signed-in user's tries like sign-ins. */
  async function countTry<T>({ session }: Viewer, prove: () => Promise<T>): Promise<T> {
    await limits.count(db, 'login, session', session.key);
    const proved = await prove();
    await limits.forget(db, 'login, session', session.key);
    return proved;
  }

  /** The user's row must be locked. */
  async function provesSecondStep(
    tx: Db,
    account: Account,
    code: SignIn['code'],
    { address }: Caller,
  ): Promise<boolean> {
    if (!(await secondFactor.isAsked(tx, account))) return true;
    if (!code) throw codeRequired(code);
    return secondFactor.takes(tx, account, { code, address });
  }

  /**
   * Opens a session for an authenticated user, always with a new id to prevent session fixation.
   */
  async function open(
    tx: Db,
    user: UserRow,
    caller: Caller,
    provedAt?: Date | null,
  ): Promise<SignedIn> {
    if (caller.sid) await sessions.end(tx, caller.sid);
    await limits.remember(tx, subjectOf(user), caller.address);
    await deps.devices.signedIn(tx, user, caller);
    return { user, sid: await sessions.open(tx, user.id, caller.device, provedAt) };
  }
}

/** Names an account for limits and for turns. */
function subjectOf({ id }: UserRow): string {
  return `user ${id}`;
}

/** The same error for every cause. It only differs by whether a code was sent. */
function notRight(
  code: SignIn['code'],
  securityEvent: SecurityEventKind = 'sign_in_failed',
): Failure {
  const sentence = code
    ? 'The username, password or code is incorrect.'
    : 'The username or password is incorrect.';
  return new Failure('unauthenticated', sentence, { securityEvent });
}

/** Only thrown after a right password. */
function codeRequired(code: SignIn['code']): Failure {
  const sentence =
    code === undefined
      ? 'This account uses two-factor authentication. Sign in on the admin login page.'
      : 'Enter the code from your authenticator app.';
  return new Failure('code_required', sentence);
}
