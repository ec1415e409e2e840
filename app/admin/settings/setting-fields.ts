import type { SettingsSection } from '#contract/shop-settings';
import { brandForm } from '../../copy/admin-settings.ts';

/** The fields of each section, in the order of its form. */
const labels: Record<SettingsSection, Record<string, string>> = {
  brand: {
    name: brandForm.name,
    tagline: brandForm.tagline,
    description: brandForm.description,
    accent: brandForm.accent,
    accentDark: brandForm.accentDark,
  },
};

/** A field whose value differs, formatted for display. */
export type FieldChange = { field: string; before: string; after: string };

type Value = Record<string, unknown>;

/** Compares two versions of a section, field by field. */
export function listChanges(section: SettingsSection, before: Value, after: Value): FieldChange[] {
  return Object.entries(labels[section]).flatMap(([name, field]) => {
    const change = { field, before: String(before[name]), after: String(after[name]) };
    return change.before === change.after ? [] : [change];
  });
}
