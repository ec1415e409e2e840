import { eq } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { personSubject } from '#api/office/audit/list';
import { type Actor, writeAudit } from '#api/office/audit/write-audit';
import { isAllowed } from '#contract/permissions';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import { people } from '#db/schema/people';
import type { SessionData, SessionImpersonation } from '#db/schema/sessions';
import { users } from '#db/schema/users';

/**
 * Finds the customer that an admin's session impersonates. Null once it expired, the admin lost the
 * permission or the customer is gone, and always for other admins.
 */
export async function findImpersonatedCustomer(
  db: Db,
  view: SessionImpersonation,
  { admin, at }: { admin: CustomerRow; at: Date },
): Promise<CustomerRow | null> {
  if (!isActiveImpersonation(view, at) || !isAllowed(admin.role, 'customers.view_as')) return null;
  const customer = await db.query.customers.findFirst({
    where: eq(customers.id, view.customerId),
  });
  return customer && !customer.isAdmin ? customer : null;
}

export function isActiveImpersonation({ endsAt }: SessionImpersonation, at: Date): boolean {
  return Date.parse(endsAt) > at.getTime();
}

/** Tells a page that still shows the customer that the impersonation is over. */
export function impersonationEnded(): Failure {
  return new Failure(
    'view_over',
    'You’re no longer viewing as this customer. Go back to the admin area.',
  );
}

/** The customer, by the id that every entry about them has; it reveals nothing about them. */
export async function impersonationSubject(tx: Db, { customerId }: SessionImpersonation) {
  const person = await tx.query.people.findFirst({ where: eq(people.customerId, customerId) });
  return person ? personSubject(person) : { id: 0, name: customerId };
}

/** Logs that an admin ended an impersonation. An expired one is not logged. */
export async function auditImpersonationEnd(
  tx: Db,
  admin: Actor,
  { view, at }: { view: SessionImpersonation; at: Date },
): Promise<void> {
  if (!isActiveImpersonation(view, at)) return;
  await writeAudit(tx, admin, {
    at,
    verb: 'customer.view_ended',
    subject: await impersonationSubject(tx, view),
  });
}

/** Logs impersonations that end because their sessions are deleted. */
export async function auditEndedImpersonations(
  tx: Db,
  ended: readonly { sess: SessionData }[],
  at: Date,
): Promise<void> {
  for (const { sess } of ended) {
    if (!sess.impersonation) continue;
    const [admin] = await tx
      .select({ user: users, customer: customers })
      .from(users)
      .innerJoin(customers, eq(customers.id, users.customerId))
      .where(eq(users.id, sess.userId));
    if (admin) await auditImpersonationEnd(tx, admin, { view: sess.impersonation, at });
  }
}
