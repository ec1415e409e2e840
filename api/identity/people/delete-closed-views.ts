import { and, eq, inArray } from 'drizzle-orm';
import { viewPermissions } from '#contract/list-views';
import { type AdminRole, isAllowed } from '#contract/permissions';
import type { Db } from '#db/client';
import { defaultListViews, listViews } from '#db/schema/list-views';
import { viewedLists } from '#db/values/list-views';

/**
 * Private views of lists that an admin can no longer open have no screen. Shared ones belong to all, and
 * stay. `role`: the new one; null: no admin anymore.
 */
export async function deleteClosedViews(
  tx: Db,
  userId: number,
  role: AdminRole | null,
): Promise<void> {
  const closed = viewedLists.filter((list) => !isAllowed(role, viewPermissions[list]));
  if (closed.length === 0) return;
  const theirs = and(eq(listViews.userId, userId), inArray(listViews.list, closed));
  await tx.delete(listViews).where(and(theirs, eq(listViews.shared, false)));
  await tx
    .delete(defaultListViews)
    .where(and(eq(defaultListViews.userId, userId), inArray(defaultListViews.list, closed)));
}
