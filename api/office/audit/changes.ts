import type { AuditChange, AuditField, AuditValue } from '#contract/audit';
import { describeAuditField } from '#contract/audit-words';

/** The fields of a row that the audit log may contain. */
export type AuditFacts = Partial<Record<AuditField, AuditValue>>;

/** Lists the fields that differ between two states of a row; `{}` before it was created. */
export function changesBetween(before: AuditFacts, after: AuditFacts): AuditChange[] {
  const fields = new Set([...fieldsOf(before), ...fieldsOf(after)]);
  return [...fields].flatMap((field) => {
    const change = { field, before: before[field] ?? null, after: after[field] ?? null };
    if (change.before === change.after) return [];
    return describeAuditField(field).unrecorded ? { field, before: null, after: null } : change;
  });
}

/** Fields that changed, without their values. */
export function changed(...fields: AuditField[]): AuditChange[] {
  return fields.map((field) => ({ field, before: null, after: null }));
}

/** `Object.keys` returns strings, because an object can have more keys than its type. */
function fieldsOf(facts: AuditFacts): AuditField[] {
  return Object.keys(facts) as AuditField[];
}
