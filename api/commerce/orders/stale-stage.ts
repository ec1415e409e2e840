import { and, desc, eq, inArray } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { stageName } from '#contract/describe-delivery';
import type { Db } from '#db/client';
import { type AuditEntryRow, auditEntries } from '#db/schema/audit-entries';
import type { OrderRow } from '#db/schema/orders';

/** Says who changed an order's stage, preview or assignee since it was read, what and when. */
export async function staleStageFailure(tx: Db, order: OrderRow): Promise<Failure> {
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
