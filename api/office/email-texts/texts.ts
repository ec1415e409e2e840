import { type MailData, templates } from '#api/platform/mail/templates/all';
import type { EditableTemplate } from '#api/platform/mail/templates/define-template';
import type { MailShop } from '#api/platform/mail/templates/letter';
import { emailSamples } from '#api/platform/mail/templates/samples';
import { defaultSettings } from '#contract/default-settings';
import type { EmailSampleName } from '#contract/email-templates';
import {
  type EmailTextName,
  type EmailTexts,
  normalizeText,
  type TextRules,
} from '#contract/email-texts';
import type { MailKind } from '#db/values/mail-kinds';

/** All texts of an email: those that are given, completed by the source's. */
export function readTexts(kind: MailKind, given: Record<string, unknown>): EmailTexts {
  const complete = Object.entries(templates[kind].texts).map(([name, original]) => {
    const text = given[name];
    return [name, typeof text === 'string' ? normalizeText(text) : original];
  });
  return Object.fromEntries(complete);
}

/** Only what differs is stored, so that a later version of the shop can word the rest better. */
export function keepChanges(kind: MailKind, texts: EmailTexts): EmailTexts {
  const { texts: original } = templates[kind];
  const changed = Object.entries(texts).filter(
    ([name, text]) => text !== original[name as EmailTextName],
  );
  return Object.fromEntries(changed);
}

export function rulesOf(kind: MailKind, name: EmailTextName): TextRules {
  const known = Object.keys(variablesOf(kind, { baseUrl: 'http://localhost', ...defaultSettings }));
  return { known, required: templates[kind].requiredIn(name) };
}

/** The variables of an email, with the values of its first sample. */
export function variablesOf<Kind extends MailKind>(
  kind: Kind,
  shop: MailShop,
): Record<string, string> {
  const template: EditableTemplate<MailData[Kind]> = templates[kind];
  return template.variablesOf(sampleOf(kind), shop);
}

export function sampleNamesOf(kind: MailKind): EmailSampleName[] {
  return Object.keys(emailSamples[kind]) as EmailSampleName[];
}

/** The sample of that name, or the first. */
export function sampleOf<Kind extends MailKind>(
  kind: Kind,
  name?: EmailSampleName,
): MailData[Kind] {
  const samples: Partial<Record<EmailSampleName, MailData[Kind]>> = emailSamples[kind];
  const found = (name && samples[name]) ?? Object.values(samples)[0];
  if (!found) throw new Error(`The email ${kind} has no sample`);
  return found;
}
