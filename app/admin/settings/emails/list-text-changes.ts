import { emailTextNames } from '#contract/email-texts';
import { settingLabels } from '#contract/setting-labels';
import type { FieldChange } from '../setting-fields.ts';

type Texts = Record<string, unknown>;

export function labelOfText(name: string): string {
  const known = emailTextNames.find((text) => text === name);
  return known ? settingLabels[`email.${known}`] : name;
}

/** Compares two versions of an email's texts. */
export function listTextChanges(before: Texts, after: Texts): FieldChange[] {
  return emailTextNames.flatMap((name) => {
    const change = {
      field: settingLabels[`email.${name}`],
      before: String(before[name] ?? ''),
      after: String(after[name] ?? ''),
    };
    return change.before === change.after ? [] : [change];
  });
}
