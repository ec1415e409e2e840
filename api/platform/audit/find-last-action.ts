import { and, desc, eq, inArray } from 'drizzle-orm';
import type { NewerVersion } from '#contract/problem';
import type { Db } from '#db/client';
import { auditEntries } from '#db/schema/audit-entries';
import type { AuditVerb } from '#db/values/audit';

/** Finds who last performed one of these actions on a subject, and when. */
export async function findLastAction(
  tx: Db,
  verbs: readonly AuditVerb[],
  subjectId: number,
): Promise<NewerVersion | undefined> {
  const [entry] = await tx
    .select({ by: auditEntries.actorName, at: auditEntries.createdAt })
    .from(auditEntries)
    .where(and(inArray(auditEntries.verb, [...verbs]), eq(auditEntries.subjectId, subjectId)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry && { by: entry.by, at: entry.at.toISOString() };
}
