import { Failure } from '#api/http/failure';
import type { Viewer } from '#api/http/viewer';
import { findLastAction } from '#api/office/audit/list';
import { changesBetween, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { SignInPolicy, SignInPolicyChange } from '#contract/people';
import type { Db } from '#db/client';
import { signInPolicy } from '#db/schema/sign-in-policy';
import { findSecret } from '../two-factor/codes.ts';
import { lockPeople, publishPeopleChanged } from './lock-people.ts';

const subject = { id: 0, name: 'Sign-in policy' };

export type SignInPolicies = ReturnType<typeof createSignInPolicy>;

/** Whether all admins need two-factor authentication. It applies from their next request on. */
export function createSignInPolicy({ db, now }: { db: Db; now: Clock }) {
  return {
    read: (): Promise<SignInPolicy> => read(db),

    change(
      viewer: Viewer,
      { version, requireTwoFactor }: SignInPolicyChange,
    ): Promise<SignInPolicy> {
      return db.transaction(async (tx) => {
        await lockPeople(tx, viewer);
        const before = await read(tx);
        if (before.version !== version) throw await conflict(tx);
        if (before.requireTwoFactor === requireTwoFactor) return before;
        if (requireTwoFactor) await requireOwn(tx, viewer);
        const after = { requireTwoFactor, version: version + 1 };
        await tx
          .insert(signInPolicy)
          .values(after)
          .onConflictDoUpdate({ target: signInPolicy.only, set: after });
        const changes = changesBetween(
          { requireTwoFactor: before.requireTwoFactor },
          { requireTwoFactor },
        );
        const verb = 'admin.sign_in_policy_changed';
        await writeAudit(tx, viewer, { at: now(), verb, subject, changes });
        await publishPeopleChanged(tx, viewer);
        return after;
      });
    },
  };
}

async function read(tx: Db): Promise<SignInPolicy> {
  const row = await tx.query.signInPolicy.findFirst();
  return { requireTwoFactor: row?.requireTwoFactor ?? false, version: row?.version ?? 0 };
}

/** An owner who required it without having it could do nothing else from now on. */
async function requireOwn(tx: Db, { user }: Viewer): Promise<void> {
  if ((await findSecret(tx, user.id))?.confirmedAt) return;
  throw new Failure('conflict', 'Turn on two-factor authentication for your own account first.');
}

async function conflict(tx: Db): Promise<Failure> {
  const newer = await findLastAction(tx, ['admin.sign_in_policy_changed'], subject.name);
  return new Failure('conflict', 'This setting was changed in the meantime.', {
    ...(newer && { newer }),
  });
}
