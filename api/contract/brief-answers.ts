import type { BriefField } from './brief-fields.ts';
import { toAsciiAddress } from './email-address.ts';

/** Answers by field; what isn't answered is missing or ''. */
export type BriefAnswers = Readonly<Record<string, string>>;

/** The same sentence at the field and in the answer of the API; null: the answer is fine. */
export function findAnswerError({ kind, max, choices }: BriefField, text: string): string | null {
  if (text === '') return null;
  if (kind === 'choice') return choices?.includes(text) ? null : 'Invalid enum value';
  if (kind === 'files') return 'Invalid input';
  if (kind === 'color') {
    const isColor = /^#[0-9a-f]{6}$/i.test(text);
    return isColor ? null : 'Enter a color as # and six digits, such as #1F6FEB.';
  }
  if (text.length > max) {
    return `This is ${(text.length - max).toLocaleString('en-US')} characters too long. Shorten it to ${max.toLocaleString('en-US')}.`;
  }
  const isLines = kind === 'lines';
  if (isLines ? /[^\P{Cc}\t\n\r]/u.test(text) : /\p{Cc}/u.test(text)) {
    return 'This contains characters that can’t be shown. Type it again.';
  }
  if (kind === 'email' && toAsciiAddress(text.trim()) === null) {
    return 'Enter an email address such as name@example.com.';
  }
  if (kind === 'domain' && !isDomain(domainOf(text))) {
    return 'Enter a domain such as example.com.';
  }
  if (kind === 'address' && !isAddress(fullAddress(text))) {
    return 'Enter an address such as https://www.example.com.';
  }
  return null;
}

/** Whether the answers make this question necessary. */
export function isAsked({ when }: BriefField, answers: BriefAnswers): boolean {
  return !when || answers[when.key] === when.is;
}

/**
 * Whether the choice that was made hides this question. What was answered before is neither checked
 * nor kept.
 */
export function isHidden(field: BriefField, answers: BriefAnswers): boolean {
  return Boolean(field.when && answers[field.when.key]) && !isAsked(field, answers);
}

/** An answer as it is kept: of a website’s address, its domain; an address with its scheme. */
export function keptAnswer({ kind }: BriefField, text: string): string {
  if (kind === 'address') return fullAddress(text);
  return kind === 'domain' ? domainOf(text) : text;
}

export type BriefProgress = {
  /** From 0 to 100. */
  percent: number;
  /** The fields that count and aren't answered yet, in the order of the steps. */
  missing: BriefField[];
};

/** How far a brief is. The API and the screens both use it, so that they never disagree. */
export function measureBrief(
  fields: readonly BriefField[],
  answers: BriefAnswers,
  files: readonly { field: string }[],
): BriefProgress {
  const asked = fields.filter((field) => field.counts && isAsked(field, answers));
  const missing = asked.filter((field) =>
    field.kind === 'files'
      ? !files.some((file) => file.field === field.key)
      : !answers[field.key]?.trim(),
  );
  const done = asked.length - missing.length;
  return { percent: asked.length === 0 ? 100 : Math.floor((done / asked.length) * 100), missing };
}

/** The host of what people paste; in its own letters, which `URL` would encode. */
function domainOf(text: string): string {
  const [, host = ''] = /^(?:https?:\/\/)?([^/?#]*)/i.exec(text.trim()) ?? [];
  return host;
}

function isDomain(text: string): boolean {
  return (
    text.length <= 253 &&
    /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{1,62}$/u.test(text)
  );
}

function fullAddress(text: string): string {
  const address = text.trim();
  return address === '' || address.includes('://') ? address : `https://${address}`;
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^/\\\s]+\.[^/\\\s]+/i.test(text) && URL.canParse(text);
}
