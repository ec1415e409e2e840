import type { SettingsSection } from '#contract/shop-settings';
import { brandForm, claimsForm, contactForm, supportForm } from '../../copy/admin-settings.ts';
import { sumDollars } from '../../format/money.ts';

/** How a field is typed: `lines` is a list with one entry a line. */
export type SettingField = {
  name: string;
  label: string;
  hint?: string;
  kind: 'line' | 'lines' | 'money' | 'number';
};

const content = supportForm.contentHint;

/** The fields of each section, in the order of its form. */
export const settingFields: Record<SettingsSection, readonly SettingField[]> = {
  brand: [
    { name: 'name', label: brandForm.name, kind: 'line' },
    { name: 'tagline', label: brandForm.tagline, kind: 'line' },
    { name: 'description', label: brandForm.description, kind: 'line' },
    { name: 'accent', label: brandForm.accent, kind: 'line' },
    { name: 'accentDark', label: brandForm.accentDark, kind: 'line' },
  ],
  support: [
    price('regularPrice', 'regular'),
    { name: 'regularContent', label: supportForm.content('regular'), hint: content, kind: 'lines' },
    price('expansionPrice', 'expansion'),
    {
      name: 'expansionContent',
      label: supportForm.content('expansion'),
      hint: content,
      kind: 'lines',
    },
    {
      name: 'migrationContent',
      label: supportForm.content('migration'),
      hint: content,
      kind: 'lines',
    },
  ],
  claims: [
    { name: 'promises', ...claimsForm.promises, kind: 'lines' },
    { name: 'figures', ...claimsForm.figures, kind: 'lines' },
    { name: 'included', ...claimsForm.included, kind: 'lines' },
    { name: 'footer', ...claimsForm.footer, kind: 'line' },
    { name: 'ratingValue', ...claimsForm.ratingValue, kind: 'line' },
    { name: 'ratingCount', ...claimsForm.ratingCount, kind: 'number' },
  ],
  contact: [
    { name: 'businessHours', ...contactForm.businessHours, kind: 'line' },
    { name: 'salesHours', ...contactForm.salesHours, kind: 'number' },
    { name: 'supportHours', ...contactForm.supportHours, kind: 'number' },
    { name: 'urgentHours', ...contactForm.urgentHours, kind: 'number' },
    { name: 'answerWithinHours', ...contactForm.answerWithinHours, kind: 'number' },
  ],
};

function price(name: string, supportPackage: string): SettingField {
  const label = supportForm.price(supportPackage);
  return { name, label, hint: supportForm.priceHint, kind: 'money' };
}

/** A field whose value differs, formatted for display. */
export type FieldChange = { field: string; before: string; after: string };

type Value = Record<string, unknown>;

/** Compares two versions of a section, field by field. */
export function listChanges(section: SettingsSection, before: Value, after: Value): FieldChange[] {
  return settingFields[section].flatMap(({ name, label: field, kind }) => {
    const change = { field, before: format(before[name], kind), after: format(after[name], kind) };
    return change.before === change.after ? [] : [change];
  });
}

function format(value: unknown, kind: SettingField['kind']): string {
  if (Array.isArray(value)) return value.join(', ');
  const text = String(value ?? '');
  return kind === 'money' && /^\d+\.\d\d$/.test(text) ? sumDollars(text) : text;
}
