import * as v from 'valibot';
import type { EmailTemplate } from '#contract/email-templates';
import {
  type EmailTexts,
  emailTextNames,
  findTextProblem,
  normalizeText,
} from '#contract/email-texts';
import { settingLabels } from '#contract/setting-labels';
import { emailEditor as copy } from '../../../copy/admin-emails.ts';
import { readEmailTemplate, useEmailMutations } from '../../../data/email-templates.ts';
import type { FieldChange } from '../setting-fields.ts';
import { useVersionedForm, type Versioned } from '../use-versioned-form.ts';

type FormerTexts = Record<string, unknown>;

type Texts = Record<string, string>;

/** The form of an email's texts, checked by the rules of the server while they are typed. */
export function useEmailForm(template: EmailTemplate) {
  const { kind } = template;
  const { change } = useEmailMutations(kind);
  const form = useVersionedForm<Texts, Texts>({
    initial: toVersion(template),
    schema: schemaOf(template),
    toDraft: (texts) => texts,
    fromDraft: normalize,
    save: async ({ version, value }) => toVersion(await change({ version, texts: value })),
    readNewest: async () => toVersion(await readEmailTemplate(kind)),
    saved: copy.saved,
    words: { labelOf: labelOfText, textOf: (name, texts) => texts[name] ?? '' },
  });
  const problems = findProblems(template, form.draft);
  return { ...form, problems };
}

export function toVersion({
  version,
  fields,
  changedBy,
  changedAt,
}: EmailTemplate): Versioned<Texts> {
  const value = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return { version, value, changedBy, changedAt };
}

function normalize(draft: Texts): Texts {
  return Object.fromEntries(
    Object.entries(draft).map(([name, text]) => [name, normalizeText(text)]),
  );
}

function findProblems({ fields, variables }: EmailTemplate, texts: Texts): EmailTexts {
  const known = variables.map(({ name }) => name);
  const found = fields.flatMap(({ name, required }) => {
    const problem = findTextProblem(name, normalizeText(texts[name] ?? ''), { known, required });
    return problem === null ? [] : [[name, problem]];
  });
  return Object.fromEntries(found);
}

function schemaOf(template: EmailTemplate): v.GenericSchema<unknown, Texts> {
  return v.pipe(
    v.record(v.string(), v.string()),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const [key, message] of Object.entries(findProblems(template, input))) {
        const place = { type: 'object', origin: 'value', input, key, value: input[key] } as const;
        addIssue({ message, path: [place] });
      }
    }),
  );
}

function labelOfText(name: string): string {
  const known = emailTextNames.find((text) => text === name);
  return known ? settingLabels[`email.${known}`] : name;
}

/** Compares two versions of an email's texts. */
export function listTextChanges(before: FormerTexts, after: FormerTexts): FieldChange[] {
  return emailTextNames.flatMap((name) => {
    const change = {
      field: settingLabels[`email.${name}`],
      before: String(before[name] ?? ''),
      after: String(after[name] ?? ''),
    };
    return change.before === change.after ? [] : [change];
  });
}
