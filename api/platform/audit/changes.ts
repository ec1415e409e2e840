import {
  type AuditChange,
  type AuditField,
  type AuditValue,
  unrecordedFields,
} from '#db/values/audit';

/** What may be told of a row. */
export type AuditFacts = Partial<Record<AuditField, AuditValue>>;

/** In what two states of the same thing differ. */
export function changesBetween<Facts extends AuditFacts>(
  before: Facts,
  after: Facts,
): AuditChange[] {
  return fieldsOf(after).flatMap((field) => {
    const change = { field, before: before[field] ?? null, after: after[field] ?? null };
    if (change.before === change.after) return [];
    return unrecordedFields.includes(field) ? { field, before: null, after: null } : change;
  });
}

/** TypeScript knows an object's keys as texts, as there may be more than its type says. */
function fieldsOf(facts: AuditFacts): AuditField[] {
  return Object.keys(facts) as AuditField[];
}
