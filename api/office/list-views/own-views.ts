import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { adminName } from '#api/http/actor-name';
import { Failure, invalid } from '#api/http/failure';
import { parseRowId } from '#api/http/schema-of';
import { requirePermission, type Viewer } from '#api/http/viewer';
import type { Actor } from '#api/office/audit/write-audit';
import { maxListViews } from '#contract/list-views';
import { viewPermissions } from '#contract/permissions';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { defaultListViews, type ListViewRow, listViews } from '#db/schema/list-views';
import { users } from '#db/schema/users';
import type { ViewedList } from '#db/values/list-views';

/** A view as an admin sees it. `by` is null for their own. */
export type VisibleView = { view: ListViewRow; by: string | null; isDefault: boolean };

export const noSuchView = 'This view was not found. It may have been deleted.';

/**
 * The viewer with the role they have now, which doesn't change before the transaction ends. The guard read
 * it earlier, and another role may have closed the list since.
 */
export async function lockRole(tx: Db, viewer: Viewer): Promise<Viewer> {
  const [row] = await tx
    .select({ role: customers.role })
    .from(customers)
    .where(eq(customers.id, viewer.customer.id))
    .for('share');
  return { ...viewer, customer: { ...viewer.customer, role: row?.role ?? null } };
}

export function requireReader(viewer: Viewer, list: ViewedList): void {
  requirePermission(viewer, viewPermissions[list]);
}

export async function findView(tx: Db, id: string): Promise<ListViewRow> {
  const which = eq(listViews.id, parseRowId(id, noSuchView));
  const [view] = await tx.select().from(listViews).where(which);
  if (!view) throw notFound();
  return view;
}

/** A view of one's own, or one that is shared: it belongs to all who may read its list. */
export async function lockView(tx: Db, viewer: Viewer, id: string): Promise<ListViewRow> {
  const { user } = viewer;
  const which = eq(listViews.id, parseRowId(id, noSuchView));
  const [view] = await tx.select().from(listViews).where(which).for('update');
  if (!view || (view.userId !== user.id && !view.shared)) throw notFound();
  if (view.userId !== user.id) requireReader(viewer, view.list);
  return view;
}

type Named = Pick<ListViewRow, 'userId' | 'list' | 'name'> & { id?: number };

/** The names of an admin's views of a list differ. */
export async function requireName(tx: Db, { id, userId, list, name }: Named): Promise<void> {
  const [other] = await tx
    .select({ id: listViews.id })
    .from(listViews)
    .where(
      and(
        eq(listViews.userId, userId),
        eq(listViews.list, list),
        sql`lower(${listViews.name}) = lower(${name})`,
      ),
    );
  if (!other || other.id === id) return;
  throw invalid([{ path: 'name', message: 'There already is a view with this name.' }]);
}

export async function requireRoom(tx: Db, { user }: Actor, list: ViewedList): Promise<void> {
  const theirs = and(eq(listViews.userId, user.id), eq(listViews.list, list));
  if ((await tx.$count(listViews, theirs)) < maxListViews) return;
  throw new Failure(
    'conflict',
    `You can save up to ${maxListViews} views of a list. Delete one that you no longer need.`,
  );
}

/** Others can’t open it any longer, so their lists open with all rows again. */
export async function forgetDefaults(tx: Db, { id, userId }: ListViewRow): Promise<void> {
  await tx
    .delete(defaultListViews)
    .where(and(eq(defaultListViews.viewId, id), sql`${defaultListViews.userId} <> ${userId}`));
}

export function changedElsewhere({ updatedAt }: ListViewRow): Failure {
  const newer = { by: null, at: updatedAt.toISOString() };
  return new Failure(
    'conflict',
    'This view was changed in the meantime. Your list now shows the newer one.',
    { newer },
  );
}

export function notFound(): Failure {
  return new Failure('not_found', noSuchView);
}

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
