import { and, eq, gt } from 'drizzle-orm';
import { actorName } from '#api/http/actor-name';
import { Failure, invalid } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import { changesBetween, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { InvitationAcceptance, InvitationJoin } from '#contract/people';
import type { AdminRole } from '#contract/permissions';
import type { Db } from '#db/client';
import { type AdminInvitationRow, adminInvitations } from '#db/schema/admin-invitations';
import { customers } from '#db/schema/customers';
import { type Account, createAccount, findAccount, lockEmail } from '../accounts/accounts.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { personalWordsOf, refuseWeakPassword } from '../accounts/weak-passwords.ts';
import type { EmailVerification } from '../email-verification/service.ts';
import { type Caller, lockUserIfUnchanged } from '../sessions/find-viewer.ts';
import type { Sessions } from '../sessions/service.ts';
import type { CredentialsService, SignedIn } from '../sign-in/service.ts';
import { digestToken, linkEnded } from './invitations.ts';
import { publishPeopleChanged } from './lock-people.ts';

type Dependencies = {
  db: Db;
  passwords: Passwords;
  sessions: Pick<Sessions, 'endAll'>;
  credentials: Pick<CredentialsService, 'open'>;
  emailVerification: Pick<EmailVerification, 'acceptEmail'>;
  limits: RateLimits;
  now: Clock;
};

export type InvitationAcceptances = ReturnType<typeof createInvitationAcceptances>;

/**
 * Accepts invitations. The link proves the address. If a customer has it, their password is needed
 * as well: someone else may have registered the address before it was verified.
 */
export function createInvitationAcceptances(deps: Dependencies) {
  const { db, passwords, limits, now } = deps;
  return {
    async accept(acceptance: InvitationAcceptance, caller: Caller): Promise<SignedIn> {
      const { token, firstName, lastName, password } = acceptance;
      const { email } = await find(token);
      if (await findAccount(db, email)) throw accountExists();
      const names = { firstName, lastName };
      await refuseWeakPassword('password', password, personalWordsOf({ email, ...names }));
      const passwordHash = await passwords.hash(password, caller.address);
      return db.transaction(async (tx) => {
        // First, as an invitation of the same address does, so that neither waits for the other.
        await lockEmail(tx, email);
        const invitation = await use(tx, token);
        const account = await createAccount(tx, { ...names, email, username: null, passwordHash });
        return join(tx, account, invitation, caller);
      });
    },

    /** Ends the account's other sessions, because it may do more from now on. */
    async join({ token, password }: InvitationJoin, caller: Caller): Promise<SignedIn> {
      const { email } = await find(token);
      const account = await findAccount(db, email);
      if (account)
        await limits.countAt(db, 'login, account', `user ${account.user.id}`, caller.address);
      const right = await passwords.matches(
        password,
        account?.user.password ?? null,
        caller.address,
      );
      if (!right || !account) throw wrongPassword();
      return db.transaction(async (tx) => {
        await lockEmail(tx, email);
        if (!(await lockUserIfUnchanged(tx, account.user))) throw wrongPassword();
        const invitation = await use(tx, token);
        await deps.sessions.endAll(tx, account.user.id);
        return join(tx, account, invitation, caller);
      });
    },
  };

  async function find(token: string): Promise<AdminInvitationRow> {
    const invitation = await db.query.adminInvitations.findFirst({ where: isValid(token) });
    if (!invitation) throw new Failure('not_found', linkEnded);
    return invitation;
  }

  /** Of two at once, one finds it gone. */
  async function use(tx: Db, token: string): Promise<AdminInvitationRow> {
    const [invitation] = await tx.delete(adminInvitations).where(isValid(token)).returning();
    if (!invitation) throw new Failure('not_found', linkEnded);
    return invitation;
  }

  async function join(
    tx: Db,
    account: Account,
    { email, role }: AdminInvitationRow,
    caller: Caller,
  ): Promise<SignedIn> {
    const at = now();
    const { user } = account;
    await giveRole(tx, account, role);
    const customer = await deps.emailVerification.acceptEmail(tx, account.customer, email, at);
    await writeAudit(tx, account, {
      at,
      verb: 'admin.joined',
      subject: { id: user.id, name: actorName(user, customer) },
      changes: changesBetween({ role: null }, { role }),
    });
    await publishPeopleChanged(tx, { user, customer }, user.id);
    return deps.credentials.open(tx, user, caller);
  }

  function isValid(token: string) {
    return and(
      eq(adminInvitations.tokenHash, digestToken(token)),
      gt(adminInvitations.expiresAt, now()),
    );
  }
}

async function giveRole(tx: Db, { customer }: Account, role: AdminRole): Promise<void> {
  const roleVersion = customer.roleVersion + 1;
  await tx
    .update(customers)
    .set({ isAdmin: true, role, roleVersion })
    .where(eq(customers.id, customer.id));
}

function accountExists(): Failure {
  return new Failure(
    'conflict',
    'This email now has an account. Open the link again and enter its password.',
  );
}

function wrongPassword(): Failure {
  return invalid([{ path: 'password', message: 'This password is incorrect.' }], {
    securityEvent: 'confirmation_failed',
  });
}
