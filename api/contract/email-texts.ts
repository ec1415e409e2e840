import type { MailKind } from '#db/values/mail-kinds';
import type { ShopSettings } from './shop-settings.ts';

type TextLimit = { maxLength: number; isLine: boolean };

const subject: TextLimit = { maxLength: 120, isLine: true };
const preview: TextLimit = { maxLength: 150, isLine: true };
const title: TextLimit = { maxLength: 120, isLine: true };
const label: TextLimit = { maxLength: 60, isLine: true };
const paragraphs: TextLimit = { maxLength: 2000, isLine: false };

/**
 * The parts of an email that admins can reword, by name. A suffix says when a text replaces the one
 * without it. Facts, links, codes and security advice are not among them.
 */
export const emailTextLimits = {
  subject,
  subjectAgain: subject,
  subjectBack: subject,
  preview,
  previewBack: preview,
  previewUndelivered: preview,
  title,
  titleAgain: title,
  titleBack: title,
  greeting: title,
  intro: paragraphs,
  introAgain: paragraphs,
  introBack: paragraphs,
  introUndelivered: paragraphs,
  body: paragraphs,
  action: label,
  actionAgain: label,
} as const satisfies Record<string, TextLimit>;

export type EmailTextName = keyof typeof emailTextLimits;

export const emailTextNames = Object.keys(emailTextLimits) as [EmailTextName, ...EmailTextName[]];

/** The texts of one email. */
export type EmailTexts = Partial<Record<EmailTextName, string>>;

/** The texts that differ from the source's, by email. */
export type StoredEmailTexts = Partial<Record<MailKind, EmailTexts>>;

/** The settings that emails are written and sent with. */
export type EmailSettings = ShopSettings & { emails: StoredEmailTexts };

/** `known`: the variables of the email; `required`: those that the text must contain. */
export type TextRules = { known: readonly string[]; required: readonly string[] };

/** Matches `{variable}`, and any other brace. */
const braces = /\{(\w*)\}|[{}]/g;

/** Replaces each variable by its value. A value that contains braces stays as it is. */
export function fillText(text: string, values: Record<string, string>): string {
  return text.replace(braces, (found, name: string | undefined) => values[name ?? ''] ?? found);
}

/** Line breaks as one character, without spaces around the text. */
export function normalizeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What is wrong with a text, as a sentence for its field; null if it can be sent. */
export function findTextProblem(
  name: EmailTextName,
  text: string,
  { known, required }: TextRules,
): string | null {
  const { maxLength, isLine } = emailTextLimits[name];
  if (text.trim() === '') return 'Enter a text, or reset it to the default.';
  if (text.length > maxLength)
    return `Enter at most ${maxLength.toLocaleString('en-US')} characters.`;
  if (isLine && /[\n\r]/.test(text)) return 'Enter a single line.';
  if (/[^\P{Cc}\n]|\p{Bidi_Control}|[\p{Zl}\p{Zp}]/u.test(text)) {
    return 'Remove the invisible control characters.';
  }
  const used = new Set<string>();
  for (const [found, variable] of text.matchAll(braces)) {
    if (variable === undefined)
      return `Remove the single ${found}, or write a variable, such as {${known[0]}}.`;
    if (!known.includes(variable))
      return `This email has no variable ${found}. Insert one from the list.`;
    used.add(variable);
  }
  const missing = required.find((variable) => !used.has(variable));
  return missing === undefined ? null : `This text must contain {${missing}}.`;
}
