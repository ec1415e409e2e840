import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { adminName } from '#api/http/actor-name';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { defaultListViews, type ListViewRow, listViews } from '#db/schema/list-views';
import { users } from '#db/schema/users';

/** A view as an admin sees it. `by` is null for their own. */
export type VisibleView = { view: ListViewRow; by: string | null; isDefault: boolean };

/** An admin’s own views, and those that others share. */
export function isVisibleTo(userId: number): SQL | undefined {
  return or(eq(listViews.userId, userId), eq(listViews.shared, true));
}

/** The views that an admin sees and that match `which`: their own first, each by name. */
export async function listVisibleViews(db: Db, userId: number, which: SQL): Promise<VisibleView[]> {
  const isOwn = sql<boolean>`${listViews.userId} = ${userId}`;
  const rows = await db
    .select({
      view: listViews,
      isOwn,
      isDefault: sql<boolean>`${defaultListViews.viewId} is not null`,
      username: users.username,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(listViews)
    .innerJoin(users, eq(users.id, listViews.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .leftJoin(
      defaultListViews,
      and(eq(defaultListViews.viewId, listViews.id), eq(defaultListViews.userId, userId)),
    )
    .where(and(which, isVisibleTo(userId)))
    .orderBy(sql`${isOwn} desc`, sql`lower(${listViews.name})`, asc(listViews.id));
  return rows.map(({ view, isOwn: own, isDefault, username, ...names }) => ({
    view,
    isDefault,
    by: own ? null : adminName(names, username),
  }));
}
