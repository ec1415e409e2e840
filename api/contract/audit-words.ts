import {
  type AuditChange,
  type AuditField,
  type AuditKind,
  type AuditValue,
  type AuditVerb,
  auditFields,
} from './audit.ts';
import type { AuditedField, Noun } from './noun.ts';
import { nouns } from './nouns.ts';

const stated = Object.entries<Noun>(nouns);

/** What was done, before the name of what it was done to: 'Delivered order ACC…'. */
export const auditActs = Object.fromEntries(
  stated.flatMap(([kind, { acts }]) =>
    Object.entries(acts).map(([act, words]) => [`${kind}.${act}`, words]),
  ),
) as Record<AuditVerb, string>;

export const auditKindNames = Object.fromEntries(
  stated.map(([kind, { name }]) => [kind, name]),
) as Record<AuditKind, string>;

type FieldWords = Exclude<AuditedField, string>;

/** What the log calls a field, and how it shows its values. */
export function describeAuditField(field: AuditField): FieldWords {
  const words = auditFields[field];
  return typeof words === 'string' ? { label: words } : words;
}

/** A stored value in words: true → 'yes'. Amounts stay plain. */
export function describeAuditValue(field: AuditField, value: AuditValue): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return describeAuditField(field).show?.(value) ?? value;
}

/** 'Monthly price: 19.00 → 29.00'. Both values null: they are not stored. */
export function describeAuditChange({ field, before, after }: AuditChange): string {
  const name = describeAuditField(field).label;
  if (before === null && after === null) return `${name}: changed`;
  const was = before === null ? '' : `${describeAuditValue(field, before)} → `;
  return `${name}: ${was}${describeAuditValue(field, after)}`;
}
