import { eq } from 'drizzle-orm';
import { personSubject } from '#api/office/audit/person-subject';
import { type Actor, writeAudit } from '#api/office/audit/write-audit';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { people } from '#db/schema/people';
import type { SessionData, SessionImpersonation } from '#db/schema/sessions';
import { users } from '#db/schema/users';
import { isActiveImpersonation } from './impersonation.ts';

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
