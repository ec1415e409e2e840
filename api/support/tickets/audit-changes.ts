import { eq } from 'drizzle-orm';
import { actorName } from '#api/platform/audit/actor-name';
import { changesBetween } from '#api/platform/audit/changes';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import type { TicketRow } from '#db/schema/support-tickets';
import { users } from '#db/schema/users';
import type { AuditChange } from '#db/values/audit';

/** The audit log's details of a changed ticket. Assignees are given by name. */
export async function auditChangesOf(
  tx: Db,
  before: TicketRow,
  after: TicketRow,
): Promise<AuditChange[]> {
  const changes = changesBetween(factsOf(before), factsOf(after));
  if (before.assignedTo === after.assignedTo) return changes;
  const was = await nameOf(tx, before.assignedTo);
  const is = await nameOf(tx, after.assignedTo);
  return [...changes, { field: 'assignedTo', before: was, after: is }];
}

/** The former assignee may no longer be an admin. */
async function nameOf(tx: Db, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const [row] = await tx
    .select({ user: users, customer: customers })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(eq(users.id, userId));
  return row ? actorName(row.user, row.customer) : null;
}

function factsOf({ status, priority }: TicketRow) {
  return { status, priority };
}
