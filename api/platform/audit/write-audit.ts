import type { Db } from '#db/client';
import { auditEntries } from '#db/schema/audit-entries';
import type { CustomerRow } from '#db/schema/customers';
import type { UserRow } from '#db/schema/users';
import type { AuditChange, AuditVerb } from '#db/values/audit';
import { actorName } from './actor-name.ts';

/** Whoever acts: a call's viewer is one. */
export type Actor = {
  user: Pick<UserRow, 'id' | 'username'>;
  customer: Pick<CustomerRow, 'firstName' | 'lastName'>;
};

/** `subject.name`: its business id or title, as it is now. */
export type AuditAction = {
  at: Date;
  verb: AuditVerb;
  subject: { id: number; name: string };
  changes?: readonly AuditChange[];
};

/** Writes down what an admin does, in the transaction that does it: both happen, or neither. */
export async function writeAudit(
  tx: Db,
  { user, customer }: Actor,
  act: AuditAction,
): Promise<void> {
  await writeEntry(tx, { actorId: user.id, actorName: actorName(user, customer) }, act);
}

/** The same for whoever is not a call's viewer. */
export async function writeEntry(
  tx: Db,
  actor: { actorId: number; actorName: string },
  { at, verb, subject, changes = [] }: AuditAction,
): Promise<void> {
  await tx.insert(auditEntries).values({
    ...actor,
    verb,
    subjectId: subject.id,
    subjectName: subject.name,
    changes,
    createdAt: at,
  });
}

/** The same for an act that may have changed nothing: of that nothing is told. */
export async function writeAuditedChange(
  tx: Db,
  actor: Actor,
  act: AuditAction & { changes: readonly AuditChange[] },
): Promise<void> {
  if (act.changes.length > 0) await writeAudit(tx, actor, act);
}
