import type { AuditEntry } from '#contract/audit';
import type { ListedAuditEntry } from './list.ts';

export function auditEntryToWire(row: ListedAuditEntry): AuditEntry {
  const { id, createdAt, actorId, actorName, customer, verb, changes } = row;
  const { kind, subjectId, subjectName } = row;
  return {
    id,
    createdAt: createdAt.toISOString(),
    actor: { id: actorId, name: actorName, customer },
    verb,
    subject: { kind, id: subjectId, name: subjectName },
    // jsonb does not keep the order of keys.
    changes: changes.map(({ field, before, after }) => ({ field, before, after })),
  };
}
