import { and, eq, inArray } from 'drizzle-orm';
import { viewPermissions } from '#contract/list-views';
import { type AdminRole, isAllowed } from '#contract/permissions';
import type { Db } from '#db/client';
import { defaultListViews, type ListViewRow, listViews } from '#db/schema/list-views';
import { viewedLists } from '#db/values/list-views';

type Change = {
  /** Whose role changes. */
  userId: number;
  /** The new role; null: no admin anymore. */
  role: AdminRole | null;
  /** The owner who changes it and gets the shared views. */
  ownerId: number;
};

/**
 * Lists that an admin can no longer open have no screen for their saved views. Private views are deleted.
 * Shared ones, which others use, go to the owner, who can change and delete them.
 */
export async function closeListViews(tx: Db, { userId, role, ownerId }: Change): Promise<void> {
  const closed = viewedLists.filter((list) => !isAllowed(role, viewPermissions[list]));
  if (closed.length === 0) return;
  const theirs = and(eq(listViews.userId, userId), inArray(listViews.list, closed));
  await tx.delete(listViews).where(and(theirs, eq(listViews.shared, false)));
  await tx
    .delete(defaultListViews)
    .where(and(eq(defaultListViews.userId, userId), inArray(defaultListViews.list, closed)));
  const owned = await tx.select().from(listViews).where(eq(listViews.userId, ownerId));
  const taken = new Set(owned.map(nameOf));
  for (const view of await tx.select().from(listViews).where(theirs)) {
    const name = freeName(view, taken);
    taken.add(nameOf({ ...view, name }));
    await tx
      .update(listViews)
      .set({ userId: ownerId, name, version: view.version + 1 })
      .where(eq(listViews.id, view.id));
  }
}

type Named = Pick<ListViewRow, 'list' | 'name'>;

/** An admin’s views of a list have different names. */
const nameOf = ({ list, name }: Named) => `${list} ${name.toLowerCase()}`;

function freeName(view: Named, taken: ReadonlySet<string>): string {
  for (let name = view.name, copy = 2; ; name = `${view.name.slice(0, 55)} ${copy++}`) {
    if (!taken.has(nameOf({ ...view, name }))) return name;
  }
}
