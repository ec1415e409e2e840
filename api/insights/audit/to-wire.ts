import type { AuditEntry } from '#contract/audit';
import type { AuditValue } from '#db/values/audit';
import type { ListedAuditEntry } from './list.ts';

export function auditEntryToWire(row: ListedAuditEntry): AuditEntry {
  const { id, createdAt, actorId, actorName, customer, verb, changes, names } = row;
  const { kind, subjectId, subjectName } = row;
  const named = (value: AuditValue) => names.get(value)?.name ?? value;
  return {
    id,
    createdAt: createdAt.toISOString(),
    actor: { id: actorId, name: names.get(actorName)?.name ?? actorName, customer },
    verb,
    subject: {
      kind,
      id: subjectId,
      name: names.get(subjectName)?.name ?? subjectName,
      customer: names.get(subjectName)?.id ?? null,
    },
    // jsonb does not keep the order of keys.
    changes: changes.map(({ field, before, after }) => ({
      field,
      before: named(before),
      after: named(after),
    })),
  };
}
