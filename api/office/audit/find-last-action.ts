import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AuditVerb } from '#contract/audit';
import type { NewerVersion } from '#contract/problem';
import type { Db } from '#db/client';
import { auditEntries } from '#db/schema/audit-entries';

/** Its number or, for subjects without one, its name. */
type Subject = number | string;

/** Finds who last performed one of these actions on a subject, and when. */
export async function findLastAction(
  tx: Db,
  verbs: readonly AuditVerb[],
  subject: Subject,
): Promise<NewerVersion | undefined> {
  const [entry] = await tx
    .select({ by: auditEntries.actorName, at: auditEntries.createdAt })
    .from(auditEntries)
    .where(and(inArray(auditEntries.verb, [...verbs]), isOf(subject)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry && { by: entry.by, at: entry.at.toISOString() };
}

function isOf(subject: Subject) {
  return typeof subject === 'number'
    ? eq(auditEntries.subjectId, subject)
    : eq(auditEntries.subjectName, subject);
}
