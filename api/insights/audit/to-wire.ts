import type { AuditEntry } from '#contract/audit';
import type { AuditEntryRow } from '#db/schema/audit-entries';

export function auditEntryToWire(row: AuditEntryRow): AuditEntry {
  const { id, createdAt, actorId, actorName, verb, kind, subjectId, subjectName, changes } = row;
  return {
    id,
    createdAt: createdAt.toISOString(),
    actor: { id: actorId, name: actorName },
    verb,
    subject: { kind, id: subjectId, name: subjectName },
    // jsonb does not keep the order of keys.
    changes: changes.map(({ field, before, after }) => ({ field, before, after })),
  };
}
