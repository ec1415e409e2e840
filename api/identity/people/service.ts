import { eq } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { actorName } from '#api/platform/audit/actor-name';
import { changesBetween } from '#api/platform/audit/changes';
import { findLastAction } from '#api/platform/audit/find-last-action';
import { type AuditAction, writeAudit } from '#api/platform/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { AdminRemoval, Person, RoleChange } from '#contract/people';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { users } from '#db/schema/users';
import type { Account } from '../accounts/accounts.ts';
import type { Viewer } from '../sessions/find-viewer.ts';
import type { Sessions } from '../sessions/service.ts';
import { turnOffTwoFactor } from '../two-factor/turn-off.ts';
import { deleteClosedViews } from './delete-closed-views.ts';
import { listPeople } from './list.ts';
import { lockAdmin, lockPeople, noSuchAdmin, refuseLockout } from './lock-people.ts';
import { publishPeopleChanged } from './publish.ts';

type Dependencies = { db: Db; sessions: Sessions; now: Clock };

export type People = ReturnType<typeof createPeople>;

/** Who is an admin, and in which role. Roles apply from the next request on. */
export function createPeople({ db, sessions, now }: Dependencies) {
  return {
    list: ({ user }: Viewer): Promise<Person[]> => listPeople(db, { at: now(), userId: user.id }),

    async changeRole(viewer: Viewer, id: number, { role, version }: RoleChange): Promise<Person> {
      await change(viewer, id, async (tx, account) => {
        await requireNewest(tx, account, version);
        const { customer } = account;
        if (customer.role === role) return;
        await refuseLockout(tx, viewer, account);
        await tx
          .update(customers)
          .set({ role, roleVersion: version + 1 })
          .where(eq(customers.id, customer.id));
        await deleteClosedViews(tx, account.user.id, role);
        const changes = changesBetween({ role: customer.role }, { role });
        await audit(tx, viewer, account, { verb: 'admin.role_changed', changes });
      });
      return find(viewer, id);
    },

    /** They stay a customer. Two-factor authentication is for admins, so its secret is deleted. */
    remove: (viewer: Viewer, id: number, { version }: AdminRemoval): Promise<void> =>
      change(viewer, id, async (tx, account) => {
        await requireNewest(tx, account, version);
        await refuseLockout(tx, viewer, account);
        const { user, customer } = account;
        await tx
          .update(customers)
          .set({ isAdmin: false, role: null, roleVersion: version + 1 })
          .where(eq(customers.id, customer.id));
        await deleteClosedViews(tx, user.id, null);
        await turnOffTwoFactor(tx, user.id);
        await sessions.endAll(tx, user.id);
        const changes = changesBetween({ role: customer.role }, { role: null });
        await audit(tx, viewer, account, { verb: 'admin.removed', changes });
      }),

    endSessions: (viewer: Viewer, id: number): Promise<void> =>
      change(viewer, id, async (tx, account) => {
        if (account.user.id === viewer.user.id) {
          throw new Failure('conflict', 'End your own sessions on your account page.');
        }
        await sessions.endAll(tx, account.user.id);
        await audit(tx, viewer, account, { verb: 'admin.signed_out' });
      }),
  };

  function change(
    viewer: Viewer,
    id: number,
    act: (tx: Db, account: Account) => Promise<void>,
  ): Promise<void> {
    return db.transaction(async (tx) => {
      await lockPeople(tx, viewer);
      await act(tx, await lockAdmin(tx, id));
      await publishPeopleChanged(tx, viewer, id);
    });
  }

  async function find({ user }: Viewer, id: number): Promise<Person> {
    const [person] = await listPeople(db, { at: now(), userId: user.id }, eq(users.id, id));
    if (!person) throw new Failure('not_found', noSuchAdmin);
    return person;
  }

  async function audit(
    tx: Db,
    viewer: Viewer,
    { user, customer }: Account,
    act: Pick<AuditAction, 'verb' | 'changes'>,
  ): Promise<void> {
    const subject = { id: user.id, name: actorName(user, customer) };
    await writeAudit(tx, viewer, { at: now(), subject, ...act });
  }
}

/** Of two owners who saw the same role, one gets a 409 that says what the other did. */
async function requireNewest(tx: Db, { user, customer }: Account, version: number): Promise<void> {
  if (customer.roleVersion === version) return;
  const newer = await findLastAction(tx, ['admin.role_changed', 'admin.joined'], user.id);
  throw new Failure('conflict', 'This admin’s role was changed in the meantime.', {
    ...(newer && { newer }),
  });
}
