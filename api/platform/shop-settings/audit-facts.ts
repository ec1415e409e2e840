import type { AuditFacts } from '#api/platform/audit/changes';
import type { AuditField, AuditValue } from '#db/values/audit';
import { type SettingsSection, type StoredSection, settingsSections } from '#db/values/settings';
import { readStored } from './reader.ts';

/** The values of a section in the audit log. The texts of an email are only those that were changed. */
export function auditFactsOf(section: StoredSection, value: Record<string, unknown>): AuditFacts {
  if (section.startsWith('legal:')) return { text: factOf(value.text) };
  const known = settingsSections.find((name) => name === section);
  return named(known ?? 'email', known ? readStored(known, value) : value);
}

/** A section's fields have names of their own in the log: 'brand.name'. */
function named(prefix: SettingsSection | 'email', values: Record<string, unknown>): AuditFacts {
  const facts = Object.entries(values).map(([name, value]) => [
    `${prefix}.${name}` as AuditField,
    factOf(value),
  ]);
  return Object.fromEntries(facts);
}

function factOf(value: unknown): AuditValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
