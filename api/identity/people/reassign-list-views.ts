import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { actorName } from '#api/platform/audit/actor-name';
import { changesBetween } from '#api/platform/audit/changes';
import { writeAuditedChange } from '#api/platform/audit/write-audit';
import { lockViews } from '#api/platform/lists/lock-views';
import { viewPermissions } from '#contract/list-views';
import { type AdminRole, isAllowed } from '#contract/permissions';
import type { Db } from '#db/client';
import { defaultListViews, type ListViewRow, listViews } from '#db/schema/list-views';
import { viewedLists } from '#db/values/list-views';
import type { Account } from '../accounts/accounts.ts';
import type { Viewer } from '../sessions/find-viewer.ts';

type Change = {
  /** Whose role changes, locked: saving a view waits for the change and reads the role again. */
  account: Account;
  /** The new role; null: no admin anymore. */
  role: AdminRole | null;
  at: Date;
};

/**
 * Lists that an admin can no longer open have no screen for their saved views. Private views are deleted.
 * Shared ones, which others use, go to the owner who changes the role and can change and delete them.
 */
export async function reassignListViews(
  tx: Db,
  owner: Viewer,
  { account: { user, customer }, role, at }: Change,
): Promise<void> {
  const closed = viewedLists.filter((list) => !isAllowed(role, viewPermissions[list]));
  if (closed.length === 0) return;
  for (const list of closed) await lockViews(tx, owner.user.id, list);
  const theirs = and(eq(listViews.userId, user.id), inArray(listViews.list, closed));
  await tx.delete(listViews).where(and(theirs, eq(listViews.shared, false)));
  await tx
    .delete(defaultListViews)
    .where(and(eq(defaultListViews.userId, user.id), inArray(defaultListViews.list, closed)));
  const shared = await tx.select().from(listViews).where(theirs).orderBy(asc(listViews.id));
  const former = actorName(user, customer);
  for (const view of shared) {
    const name = await freeName(tx, owner.user.id, view);
    const version = view.version + 1;
    await tx
      .update(listViews)
      .set({ userId: owner.user.id, name, version, updatedAt: at })
      .where(eq(listViews.id, view.id));
    const changes = changesBetween(
      { name: view.name, owner: former },
      { name, owner: actorName(owner.user, owner.customer) },
    );
    const subject = { id: view.id, name };
    await writeAuditedChange(tx, owner, { at, verb: 'list_view.changed', subject, changes });
  }
}

/** An admin’s views of a list have different names. */
async function freeName(tx: Db, userId: number, view: ListViewRow): Promise<string> {
  for (
    let name = view.name, copy = 2;
    ;
    name = `${[...view.name].slice(0, 55).join('')} ${copy++}`
  ) {
    const isNamed = sql`lower(${listViews.name}) = lower(${name})`;
    const same = and(eq(listViews.userId, userId), eq(listViews.list, view.list), isNamed);
    if ((await tx.$count(listViews, same)) === 0) return name;
  }
}
