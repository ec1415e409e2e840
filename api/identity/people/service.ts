import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { actorName, adminName } from '#api/http/actor-name';
import { Failure } from '#api/http/failure';
import type { Viewer } from '#api/http/viewer';
import { findLastAction } from '#api/office/audit/list';
import { type AuditAction, changesBetween, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { AdminRemoval, Person, RoleChange } from '#contract/people';
import { type AdminRole, adminRoles, isAllowed, viewPermissions } from '#contract/permissions';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { defaultListViews, listViews } from '#db/schema/list-views';
import { sessions } from '#db/schema/sessions';
import { totpSecrets } from '#db/schema/totp';
import { users } from '#db/schema/users';
import { viewedLists } from '#db/values/list-views';
import type { Account } from '../accounts/accounts.ts';
import { revokeKeysOf } from '../api-keys/service.ts';
import { expiry } from '../sessions/cookie.ts';
import type { Sessions } from '../sessions/service.ts';
import { turnOffTwoFactor } from '../two-factor/admin-reset.ts';
import {
  lockAdmin,
  lockPeople,
  noSuchAdmin,
  publishPeopleChanged,
  refuseLockout,
} from './lock-people.ts';

type Asker = { at: Date; userId: number };

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
        await revokeKeysOf(tx, user.id, now());
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

/**
 * Private views of lists that an admin can no longer open have no screen. Shared ones belong to all, and
 * stay. `role`: the new one; null: no admin anymore.
 */
async function deleteClosedViews(tx: Db, userId: number, role: AdminRole | null): Promise<void> {
  const closed = viewedLists.filter((list) => !isAllowed(role, viewPermissions[list]));
  if (closed.length === 0) return;
  const theirs = and(eq(listViews.userId, userId), inArray(listViews.list, closed));
  await tx.delete(listViews).where(and(theirs, eq(listViews.shared, false)));
  await tx
    .delete(defaultListViews)
    .where(and(eq(defaultListViews.userId, userId), inArray(defaultListViews.list, closed)));
}

/** Lists the admins, or those that match `which`, by role and name. */
async function listPeople(db: Db, asker: Asker, which?: SQL): Promise<Person[]> {
  const rows = await db
    .select({ user: users, customer: customers, twoFactorSince: totpSecrets.confirmedAt })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .leftJoin(totpSecrets, eq(totpSecrets.userId, users.id))
    .where(and(eq(customers.isAdmin, true), which));
  const open = await countSessions(db, asker.at);
  const people = rows.flatMap(({ user, customer, twoFactorSince }): Person[] => {
    const { role, roleVersion: version, email } = customer;
    if (!role) return [];
    return [
      {
        id: user.id,
        email,
        role,
        version,
        name: adminName(customer, user.username),
        twoFactorSince: twoFactorSince?.toISOString() ?? null,
        signedInAt: user.signedInAt?.toISOString() ?? null,
        sessions: open.get(user.id) ?? 0,
        own: user.id === asker.userId,
      },
    ];
  });
  const rankOf = ({ role }: Person) => adminRoles.indexOf(role);
  return people.sort(
    (one, other) => rankOf(one) - rankOf(other) || one.name.localeCompare(other.name, 'en'),
  );
}

/** The stored expiry may be later than an admin's. */
async function countSessions(db: Db, at: Date): Promise<Map<number, number>> {
  const rows = await db
    .select({ sess: sessions.sess })
    .from(sessions)
    .innerJoin(users, eq(users.id, sql`(${sessions.sess}->>'userId')::int`))
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(and(eq(customers.isAdmin, true), gt(sessions.expire, at)));
  const counts = new Map<number, number>();
  for (const { sess } of rows) {
    if (expiry(sess, { isAdmin: true }) <= at) continue;
    counts.set(sess.userId, (counts.get(sess.userId) ?? 0) + 1);
  }
  return counts;
}
