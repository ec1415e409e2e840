import {
  type AuditChange,
  type AuditField,
  type AuditValue,
  unrecordedFields,
} from '#db/values/audit';

/** The fields of a row that the audit log may contain. */
export type AuditFacts = Partial<Record<AuditField, AuditValue>>;

/** Lists the fields that differ between two states of a row. */
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

/** `Object.keys` returns strings, because an object can have more keys than its type. */
function fieldsOf(facts: AuditFacts): AuditField[] {
  return Object.keys(facts) as AuditField[];
}
