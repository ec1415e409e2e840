import { and, eq } from 'drizzle-orm';
import { parseRowId } from '#api/http/schema-of';
import type { Viewer } from '#api/http/viewer';
import {
  type Actor,
  changesBetween,
  writeAudit,
  writeAuditedChange,
} from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { lockViews } from '#api/platform/lists/lock-views';
import type { AuditChange } from '#contract/audit';
import type { DefaultListView, ListViewChange, NewListView } from '#contract/list-views';
import type { Db } from '#db/client';
import { defaultListViews, type ListViewRow, listViews } from '#db/schema/list-views';
import type { ViewedList } from '#db/values/list-views';
import {
  changedElsewhere,
  findView,
  forgetDefaults,
  isVisibleTo,
  listVisibleViews,
  lockRole,
  lockView,
  noSuchView,
  notFound,
  requireName,
  requireReader,
  requireRoom,
  type VisibleView,
} from './own-views.ts';

export type ListViews = ReturnType<typeof createListViews>;

/**
 * Saved views of the admin's lists. A private one belongs to who made it, and who makes a shared one private
 * keeps it. A shared one belongs to all who may read the list. Its changes are in the audit log.
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
        requireReader(await lockRole(tx, actor), input.list);
        await lockViews(tx, actor.user.id, input.list);
        await requireName(tx, { ...input, userId: actor.user.id });
        await requireRoom(tx, actor, input.list);
        const at = now();
        const [view] = await tx
          .insert(listViews)
          .values({ ...input, userId: actor.user.id, createdAt: at, updatedAt: at })
          .returning();
        if (!view) throw new Error('The view was not written');
        const changes = changesBetween({}, { ...factsOf(view), ...stateFacts(view) });
        await audit(tx, actor, { at, verb: 'list_view.created', view, changes });
        return read(tx, actor, view.id);
      });
    },

    change(actor: Viewer, id: string, { version, ...input }: ListViewChange): Promise<VisibleView> {
      return db.transaction(async (tx) => {
        const current = await lockRole(tx, actor);
        const { list, userId } = await findView(tx, id);
        const isMadePrivate = input.shared === false;
        const ownerId = isMadePrivate ? actor.user.id : userId;
        await lockViews(tx, ownerId, list);
        const before = await lockView(tx, current, id);
        requireReader(current, list);
        if (before.version !== version) throw changedElsewhere(before);
        const after = { ...before, ...input, userId: ownerId };
        await requireName(tx, after);
        if (ownerId !== before.userId) await requireRoom(tx, actor, list);
        const at = now();
        await tx
          .update(listViews)
          .set({ ...input, userId: ownerId, version: version + 1, updatedAt: at })
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
        const view = await lockView(tx, await lockRole(tx, actor), id);
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
        requireReader(await lockRole(tx, viewer), list);
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
const stateFacts = ({ state }: ListViewRow) => ({ view: JSON.stringify(state) });

type Act = {
  at: Date;
  verb: 'list_view.created' | 'list_view.deleted';
  view: ListViewRow;
  changes?: AuditChange[];
};

async function audit(tx: Db, actor: Actor, { view, ...act }: Act): Promise<void> {
  if (view.shared) await writeAudit(tx, actor, { ...act, subject: subjectOf(view) });
}

async function read(tx: Db, actor: Actor, id: number): Promise<VisibleView> {
  const [view] = await listVisibleViews(tx, actor.user.id, eq(listViews.id, id));
  if (!view) throw notFound();
  return view;
}
