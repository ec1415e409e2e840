import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { Failure, invalid } from '#api/http/failure';
import { findAssignee, findAuditName } from '#api/identity/accounts/assignees';
import { type Actor, changesBetween, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { AuditChange } from '#contract/audit';
import type { StageChange } from '#contract/delivery-stages';
import { stageName } from '#contract/describe-delivery';
import type { Db } from '#db/client';
import { type AuditEntryRow, auditEntries } from '#db/schema/audit-entries';
import { type OrderRow, orders } from '#db/schema/orders';
import { findOrder, lockOrder } from '../find.ts';
import { moveToStage } from './move-to-stage.ts';

/** What a change sets. */
type Placement = Pick<OrderRow, 'stage' | 'previewUrl' | 'assigneeId'>;

/**
 * `onReview` joins the transaction that shows a preview to its customer. `countUnanswered` counts the
 * remarks about an order's previews that wait for an answer.
 */
type Dependencies = {
  db: Db;
  now: Clock;
  countUnanswered: (tx: Db, order: OrderRow) => Promise<number>;
  onReview: (tx: Db, order: OrderRow, at: Date) => Promise<void>;
};

export type StageChanges = ReturnType<typeof createStageChanges>;

/** Moves orders between stages, sets their preview and assigns them, for admins. */
export function createStageChanges({ db, now, countUnanswered, onReview }: Dependencies) {
  return {
    /** Of two admins who read the same version, one gets a 409 that says what the other did. */
    async change(actor: Actor, id: string, change: StageChange): Promise<void> {
      const found = await findOrder(db, id);
      await db.transaction(async (tx) => {
        const order = await lockOrder(tx, found.id);
        requireOpen(order);
        if (order.stageVersion !== change.version) throw await staleStageFailure(tx, order);
        const next = placementAfter(order, change);
        await requireValid(tx, order, next);
        const isReview = next.stage === 'review' && order.stage !== 'review';
        if (isReview && !change.allowUnanswered) {
          requireAnswered(await countUnanswered(tx, order));
        }
        const changes = await auditChangesOf(tx, order, next);
        if (changes.length === 0) return;
        const at = now();
        await place(tx, order, next, { at, by: actor.user.id });
        if (isReview) await onReview(tx, await lockOrder(tx, order.id), at);
        const subject = { id: order.id, name: order.orderId };
        await writeAudit(tx, actor, { at, verb: 'order.stage_changed', subject, changes });
      });
    },
  };
}

function requireOpen({ status, paidAt }: OrderRow): void {
  if (status === 'cancelled') throw new Failure('conflict', 'This order is cancelled.');
  if (!paidAt) throw new Failure('conflict', 'This order hasn’t been paid yet.');
  if (status === 'delivered') {
    throw new Failure('conflict', 'This website has already been delivered.');
  }
}

function placementAfter(order: OrderRow, change: StageChange): Placement {
  const { stage = order.stage, previewUrl = order.previewUrl } = change;
  const { assigneeId = order.assigneeId } = change;
  return { stage, previewUrl, assigneeId };
}

async function requireValid(tx: Db, order: OrderRow, next: Placement): Promise<void> {
  if (next.stage === 'review' && next.previewUrl === null) {
    const message =
      order.stage === 'review'
        ? 'The customer is reviewing the preview. Enter its new address.'
        : 'Enter the address where the customer can review the website.';
    throw invalid([{ path: 'previewUrl', message }]);
  }
  const isAssigned = next.assigneeId !== null && next.assigneeId !== order.assigneeId;
  if (isAssigned && !(await findAssignee(tx, next.assigneeId))) {
    throw invalid([{ path: 'assigneeId', message: 'Choose one of the admins.' }]);
  }
}

function requireAnswered(unanswered: number): void {
  if (unanswered === 0) return;
  const remarks = unanswered === 1 ? '1 remark has' : `${unanswered} remarks have`;
  const sentence = `${remarks} no answer yet. Answer on the order’s page, or send the preview anyway.`;
  throw new Failure('conflict', sentence, { unanswered });
}

async function place(
  tx: Db,
  order: OrderRow,
  { stage, previewUrl, assigneeId }: Placement,
  entry: { at: Date; by: number },
): Promise<void> {
  if (previewUrl !== order.previewUrl || assigneeId !== order.assigneeId) {
    const stageVersion = sql`${orders.stageVersion} + 1`;
    await tx
      .update(orders)
      .set({ previewUrl, assigneeId, stageVersion })
      .where(eq(orders.id, order.id));
  }
  if (stage && stage !== order.stage) await moveToStage(tx, order, stage, entry);
}

async function auditChangesOf(tx: Db, order: OrderRow, next: Placement): Promise<AuditChange[]> {
  const isStarted = order.status === 'pending' && next.stage !== order.stage;
  const status = isStarted && next.stage !== 'requirements' ? 'in_progress' : order.status;
  const changes = changesBetween(
    { stage: order.stage, previewUrl: order.previewUrl, status: order.status },
    { stage: next.stage, previewUrl: next.previewUrl, status },
  );
  if (order.assigneeId === next.assigneeId) return changes;
  const before = await findAuditName(tx, order.assigneeId);
  const after = await findAuditName(tx, next.assigneeId);
  return [...changes, { field: 'assignedTo', before, after }];
}

/** Says who changed an order's stage, preview or assignee since it was read, what and when. */
async function staleStageFailure(tx: Db, order: OrderRow): Promise<Failure> {
  const [entry] = await tx
    .select()
    .from(auditEntries)
    .where(
      and(
        inArray(auditEntries.verb, ['order.stage_changed', 'order.started']),
        eq(auditEntries.subjectId, order.id),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  const { stage, stageSince } = order;
  // A later move was the customer's or the shop's own: the audit log holds only those of admins.
  if (entry && (stageSince === null || entry.createdAt >= stageSince)) {
    const newer = { by: entry.actorName, at: entry.createdAt.toISOString() };
    return new Failure('conflict', describeEntry(entry, order), { newer });
  }
  const sentence = stage
    ? `This order has moved to ${stageName(stage)}.`
    : 'This order has changed.';
  const at = (stageSince ?? order.updatedAt).toISOString();
  return new Failure('conflict', sentence, { newer: { by: null, at } });
}

function describeEntry({ actorName, verb, changes }: AuditEntryRow, { stage }: OrderRow): string {
  const fields = changes.map(({ field }) => field);
  if (stage && fields.includes('stage'))
    return `${actorName} moved this order to ${stageName(stage)}.`;
  if (verb === 'order.started') return `${actorName} started work on this order.`;
  return fields.includes('assignedTo')
    ? `${actorName} changed who works on this order.`
    : `${actorName} changed the preview address of this order.`;
}
