import { and, eq, ne, sql } from 'drizzle-orm';
import { actorName } from '#api/http/actor-name';
import { Failure } from '#api/http/failure';
import type { Viewer } from '#api/http/viewer';
import type { Actor } from '#api/office/audit/write-audit';
import { publish } from '#api/platform/publish';
import { explainRefusal, isAllowed } from '#contract/permissions';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { type UserRow, users } from '#db/schema/users';
import type { Account } from '../accounts/accounts.ts';

/**
 * Runs changes of who is an admin one after the other, so that two owners can't remove each other at
 * the same time. The guard read the owner's role before the lock, so it is read again.
 */
export async function lockPeople(tx: Db, { customer }: Viewer): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('people', 2))`);
  const [row] = await tx
    .select({ role: customers.role })
    .from(customers)
    .where(eq(customers.id, customer.id));
  const role = row?.role;
  if (!role) throw new Failure('not_allowed', 'Only admins can do this.');
  if (!isAllowed(role, 'people.manage')) {
    throw new Failure('not_allowed', explainRefusal(role, 'people.manage'));
  }
}

/** Finds and locks an admin. */
export async function lockAdmin(tx: Db, userId: number): Promise<Account> {
  const [row] = await tx
    .select({ user: users, customer: customers })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(and(eq(users.id, userId), eq(customers.isAdmin, true)))
    .for('update');
  if (!row) throw new Failure('not_found', noSuchAdmin);
  return row;
}

/** Refuses what would leave the shop without an owner, or its caller without access. */
export async function refuseLockout(tx: Db, viewer: Viewer, { user, customer }: Account) {
  if (customer.role === 'owner' && !(await hasOtherOwner(tx, user))) {
    throw new Failure('conflict', 'This is the only owner. Make another admin an owner first.');
  }
  if (user.id === viewer.user.id) {
    throw new Failure('conflict', 'You can’t change your own access. Ask another owner to do it.');
  }
}

async function hasOtherOwner(tx: Db, { customerId }: UserRow): Promise<boolean> {
  const others = and(eq(customers.role, 'owner'), ne(customers.id, customerId ?? ''));
  return (await tx.$count(customers, others)) > 0;
}

export const noSuchAdmin = 'This admin was not found. They may have been removed.';

/**
 * Open pages read again who may do what; those of a removed admin lose their connection. `id`: of the
 * admin that it is about, if it is about one.
 */
export function publishPeopleChanged(tx: Db, { user, customer }: Actor, id = 0): Promise<void> {
  const actor = actorName(user, customer);
  return publish(tx, { kind: 'people.changed', id, name: '', actor, by: customer.id });
}
