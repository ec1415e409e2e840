import { templates } from '#api/platform/mail/templates/all';
import type {
  EmailSender,
  EmailTemplate,
  EmailTemplateEntry,
  EmailTextField,
} from '#contract/email-templates';
import { type EmailTextName, findTextProblem } from '#contract/email-texts';
import type { MailKind } from '#db/values/mail-kinds';
import type { StoredTexts } from './service.ts';
import { readTexts, rulesOf, sampleNamesOf } from './texts.ts';

export function entryToWire({ kind, row }: StoredTexts): EmailTemplateEntry {
  const fields = fieldsOf(kind, row?.value ?? {});
  return {
    kind,
    version: row?.version ?? 0,
    changedBy: row?.changedBy ?? null,
    changedAt: row?.createdAt.toISOString() ?? null,
    changed: fields.filter(({ original, value }) => original !== value).length,
    isBroken: fields.some(({ problem }) => problem !== null),
  };
}

export function templateToWire(
  stored: StoredTexts,
  sender: EmailSender,
  variables: Record<string, string>,
): EmailTemplate {
  const { kind, row } = stored;
  return {
    ...entryToWire(stored),
    sender,
    fields: fieldsOf(kind, row?.value ?? {}),
    variables: Object.entries(variables).map(([name, example]) => ({ name, example })),
    samples: sampleNamesOf(kind),
  };
}

function fieldsOf(kind: MailKind, stored: Record<string, unknown>): EmailTextField[] {
  const texts = readTexts(kind, stored);
  return Object.entries(templates[kind].texts).map(([key, original]) => {
    const name = key as EmailTextName;
    const value = texts[name] ?? original;
    const rules = rulesOf(kind, name);
    const problem = findTextProblem(name, value, rules);
    return { name, original, value, required: [...rules.required], problem };
  });
}
