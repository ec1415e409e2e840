import { and, asc, eq } from 'drizzle-orm';
import type { Assignee } from '#contract/tickets';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { users } from '#db/schema/users';
import { isRowId } from '../http/path-id.ts';

/** Whoever can be given a ticket: the admins, by name. */
export async function listAssignees(db: Db): Promise<Assignee[]> {
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(eq(customers.isAdmin, true))
    .orderBy(asc(users.id));
  return rows
    .map(({ id, username, firstName, lastName }) => ({
      id,
      name: [firstName, lastName].filter(Boolean).join(' ') || username,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

export async function isAssignee(db: Db, userId: number): Promise<boolean> {
  if (!isRowId(userId)) return false;
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(and(eq(users.id, userId), eq(customers.isAdmin, true)));
  return row !== undefined;
}
