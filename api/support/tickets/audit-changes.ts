import { findAuditName } from '#api/identity/accounts/assignees';
import { changesBetween } from '#api/office/audit/write-audit';
import type { AuditChange } from '#contract/audit';
import type { Db } from '#db/client';
import type { TicketRow } from '#db/schema/support-tickets';

/** The audit log's details of a changed ticket. Assignees are given by name. */
export async function auditChangesOf(
  tx: Db,
  before: TicketRow,
  after: TicketRow,
): Promise<AuditChange[]> {
  const changes = changesBetween(factsOf(before), factsOf(after));
  if (before.assignedTo === after.assignedTo) return changes;
  const was = await findAuditName(tx, before.assignedTo);
  const is = await findAuditName(tx, after.assignedTo);
  return [...changes, { field: 'assignedTo', before: was, after: is }];
}

function factsOf({ status, priority, snoozedUntil }: TicketRow) {
  return { status, priority, snoozedUntil: snoozedUntil?.toISOString() ?? null };
}
