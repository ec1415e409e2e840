import { and, asc, eq, type SQL } from 'drizzle-orm';
import { actorName, adminName } from '#api/http/actor-name';
import { isRowId } from '#api/http/schema-of';
import type { Assignee } from '#contract/tickets';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { users } from '#db/schema/users';

/** The admins, sorted by name. */
export async function listAssignees(db: Db): Promise<Assignee[]> {
  const assignees = await readAssignees(db);
  return assignees.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Returns undefined if there is no assignee or they are no longer an admin. */
export async function findAssignee(db: Db, userId: number | null): Promise<Assignee | undefined> {
  if (userId === null || !isRowId(userId)) return undefined;
  const [assignee] = await readAssignees(db, eq(users.id, userId));
  return assignee;
}

/** The name for the audit log of a user, who may no longer be an admin. */
export async function findAuditName(tx: Db, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const [row] = await tx
    .select({ user: users, customer: customers })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(eq(users.id, userId));
  return row ? actorName(row.user, row.customer) : null;
}

/** The admins, those that match `which`. */
export async function readAssignees(db: Db, which?: SQL): Promise<Assignee[]> {
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(and(eq(customers.isAdmin, true), which))
    .orderBy(asc(users.id));
  return rows.map(({ id, username, ...names }) => ({ id, name: adminName(names, username) }));
}
