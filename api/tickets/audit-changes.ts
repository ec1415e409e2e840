import type { Db } from '#db/client';
import type { TicketRow } from '#db/schema/support-tickets';
import type { AuditChange } from '#db/values/audit';
import { changesBetween } from '../audit/changes.ts';
import { findAssignee } from './assignees.ts';

/** What the audit trail tells of a changed ticket; whoever it is assigned to, by name. */
export async function auditChangesOf(
  tx: Db,
  before: TicketRow,
  after: TicketRow,
): Promise<AuditChange[]> {
  const changes = changesBetween(factsOf(before), factsOf(after));
  if (before.assignedTo === after.assignedTo) return changes;
  const was = await findAssignee(tx, before.assignedTo);
  const is = await findAssignee(tx, after.assignedTo);
  return [...changes, { field: 'assignedTo', before: was?.name ?? null, after: is?.name ?? null }];
}

function factsOf({ status, priority }: TicketRow) {
  return { status, priority };
}
