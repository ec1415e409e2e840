import type { SettingsSection } from '#contract/shop-settings';
import { brandForm, supportForm } from '../../copy/admin-settings.ts';
import { sumDollars } from '../../format/money.ts';

/** The fields of each section, in the order of its form. */
const labels: Record<SettingsSection, Record<string, string>> = {
  brand: {
    name: brandForm.name,
    tagline: brandForm.tagline,
    description: brandForm.description,
    accent: brandForm.accent,
    accentDark: brandForm.accentDark,
  },
  support: {
    regularPrice: supportForm.price('regular'),
    regularContent: supportForm.content('regular'),
    expansionPrice: supportForm.price('expansion'),
    expansionContent: supportForm.content('expansion'),
    migrationContent: supportForm.content('migration'),
  },
};

/** A field whose value differs, formatted for display. */
export type FieldChange = { field: string; before: string; after: string };

type Value = Record<string, unknown>;

/** Compares two versions of a section, field by field. */
export function listChanges(section: SettingsSection, before: Value, after: Value): FieldChange[] {
  return Object.entries(labels[section]).flatMap(([name, field]) => {
    const change = { field, before: format(before[name]), after: format(after[name]) };
    return change.before === change.after ? [] : [change];
  });
}

function format(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  const text = String(value);
  return /^\d+\.\d\d$/.test(text) ? sumDollars(text) : text;
}
