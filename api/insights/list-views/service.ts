import { and, eq, sql } from 'drizzle-orm';
import { Failure, invalid } from '#api/http/failure';
import { parseRowId } from '#api/http/path-id';
import type { Viewer } from '#api/identity/sessions/find-viewer';
import { requirePermission } from '#api/identity/sessions/permission';
import { changesBetween } from '#api/platform/audit/changes';
import { type Actor, writeAudit, writeAuditedChange } from '#api/platform/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import {
  type DefaultListView,
  type ListViewChange,
  maxListViews,
  type NewListView,
  viewPermissions,
} from '#contract/list-views';
import type { Db } from '#db/client';
import { defaultListViews, type ListViewRow, listViews } from '#db/schema/list-views';
import type { ViewedList } from '#db/values/list-views';
import { isVisibleTo, listVisibleViews, type VisibleView } from './list.ts';

const noSuchView = 'This view was not found. It may have been deleted.';

export type ListViews = ReturnType<typeof createListViews>;

/**
 * Saved views of the admin's lists. Only their owner changes them, while they may read the list, and can
 * always delete them.
 * Changes of shared views are in the audit log; private ones concern no one else.
 */
export function createListViews({ db, now }: { db: Db; now: Clock }) {
  return {
    async list(viewer: Viewer, list: ViewedList): Promise<VisibleView[]> {
      requireReader(viewer, list);
      return listVisibleViews(db, viewer.user.id, eq(listViews.list, list));
    },

    async add(actor: Viewer, input: NewListView): Promise<VisibleView> {
      requireReader(actor, input.list);
      return db.transaction(async (tx) => {
        await lockViews(tx, actor, input.list);
        await requireName(tx, actor, input);
        await requireRoom(tx, actor, input.list);
        const at = now();
        const [view] = await tx
          .insert(listViews)
          .values({ ...input, userId: actor.user.id, createdAt: at, updatedAt: at })
          .returning();
        if (!view) throw new Error('The view was not written');
        await audit(tx, actor, { at, verb: 'list_view.created', view });
        return read(tx, actor, view.id);
      });
    },

    change(actor: Viewer, id: string, { version, ...input }: ListViewChange): Promise<VisibleView> {
      return db.transaction(async (tx) => {
        const before = await lockOwn(tx, actor, id);
        requireReader(actor, before.list);
        if (before.version !== version) throw changedElsewhere(before);
        const after = { ...before, ...input };
        await lockViews(tx, actor, before.list);
        await requireName(tx, actor, after);
        const at = now();
        await tx
          .update(listViews)
          .set({ ...input, version: version + 1, updatedAt: at })
          .where(eq(listViews.id, before.id));
        if (before.shared && !after.shared) await forgetDefaults(tx, after);
        if (before.shared || after.shared) {
          const subject = subjectOf(after);
          const changes = [
            ...changesBetween(factsOf(before), factsOf(after)),
            ...changesBetween(stateFacts(before), stateFacts(after)),
          ];
          await writeAuditedChange(tx, actor, { at, verb: 'list_view.changed', subject, changes });
        }
        return read(tx, actor, before.id);
      });
    },

    async remove(actor: Viewer, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const view = await lockOwn(tx, actor, id);
        await tx.delete(listViews).where(eq(listViews.id, view.id));
        await audit(tx, actor, { at: now(), verb: 'list_view.deleted', view });
      });
    },

    /** Own or shared views only. */
    async chooseDefault(viewer: Viewer, { list, viewId }: DefaultListView): Promise<void> {
      requireReader(viewer, list);
      const userId = viewer.user.id;
      const isOfList = and(eq(defaultListViews.userId, userId), eq(defaultListViews.list, list));
      await db.transaction(async (tx) => {
        if (viewId === null) return tx.delete(defaultListViews).where(isOfList);
        const which = and(
          eq(listViews.list, list),
          eq(listViews.id, parseRowId(`${viewId}`, noSuchView)),
        );
        const [view] = await tx
          .select()
          .from(listViews)
          .where(and(which, isVisibleTo(userId)))
          .for('share');
        if (!view) throw notFound();
        return tx
          .insert(defaultListViews)
          .values({ userId, list, viewId })
          .onConflictDoUpdate({
            target: [defaultListViews.userId, defaultListViews.list],
            set: { viewId },
          });
      });
    },
  };
}

const subjectOf = ({ id, name }: ListViewRow) => ({ id, name });
const factsOf = ({ name, shared }: ListViewRow) => ({ name, shared });
/** The log says that the state changed: a search may name a customer. */
const stateFacts = ({ state }: ListViewRow) => ({ text: JSON.stringify(state) });

type Act = { at: Date; verb: 'list_view.created' | 'list_view.deleted'; view: ListViewRow };

async function audit(tx: Db, actor: Actor, { at, verb, view }: Act): Promise<void> {
  if (view.shared) await writeAudit(tx, actor, { at, verb, subject: subjectOf(view) });
}

async function read(tx: Db, actor: Actor, id: number): Promise<VisibleView> {
  const [view] = await listVisibleViews(tx, actor.user.id, eq(listViews.id, id));
  if (!view) throw notFound();
  return view;
}

/** One change at a time, so that names and their number can be checked. */
async function lockViews(tx: Db, { user }: Actor, list: ViewedList): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('list_views'), hashtext(${`${user.id} ${list}`}))`,
  );
}

function requireReader(viewer: Viewer, list: ViewedList): void {
  requirePermission(viewer, viewPermissions[list]);
}

/** Throws for a private view of someone else as for one that doesn’t exist. */
async function lockOwn(tx: Db, viewer: Viewer, id: string): Promise<ListViewRow> {
  const { user } = viewer;
  const which = eq(listViews.id, parseRowId(id, noSuchView));
  const [view] = await tx.select().from(listViews).where(which).for('update');
  if (!view || (view.userId !== user.id && !view.shared)) throw notFound();
  if (view.userId !== user.id) {
    requireReader(viewer, view.list);
    throw new Failure(
      'not_allowed',
      'Only the admin who saved this view can change it. Save a view of your own instead.',
    );
  }
  return view;
}

type Named = Pick<ListViewRow, 'list' | 'name'> & { id?: number };

async function requireName(tx: Db, { user }: Actor, { id, list, name }: Named): Promise<void> {
  const [other] = await tx
    .select({ id: listViews.id })
    .from(listViews)
    .where(
      and(
        eq(listViews.userId, user.id),
        eq(listViews.list, list),
        sql`lower(${listViews.name}) = lower(${name})`,
      ),
    );
  if (!other || other.id === id) return;
  throw invalid([{ path: 'name', message: 'You already have a view with this name.' }]);
}

async function requireRoom(tx: Db, { user }: Actor, list: ViewedList): Promise<void> {
  const theirs = and(eq(listViews.userId, user.id), eq(listViews.list, list));
  if ((await tx.$count(listViews, theirs)) < maxListViews) return;
  throw new Failure(
    'conflict',
    `You can save up to ${maxListViews} views of a list. Delete one that you no longer need.`,
  );
}

/** Others can’t open it any longer, so their lists open with all rows again. */
async function forgetDefaults(tx: Db, { id, userId }: ListViewRow): Promise<void> {
  await tx
    .delete(defaultListViews)
    .where(and(eq(defaultListViews.viewId, id), sql`${defaultListViews.userId} <> ${userId}`));
}

function changedElsewhere({ updatedAt }: ListViewRow): Failure {
  const newer = { by: null, at: updatedAt.toISOString() };
  return new Failure(
    'conflict',
    'You changed this view in another tab. Your list now shows the newer one.',
    { newer },
  );
}

function notFound(): Failure {
  return new Failure('not_found', noSuchView);
}
