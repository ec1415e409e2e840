import type { MailKind } from '#db/values/mail-kinds';
import { type MailData, templates } from './all.ts';
import type { MailShop } from './letter.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

/** `validMinutes`: how long the token in it works; null without one. */
export type Written = {
  subject: string;
  preview: string;
  text: string;
  html: string;
  validMinutes: number | null;
};

export function writeMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  shop: MailShop,
): Written {
  const letter = templates[kind](data, shop);
  return {
    subject: letter.subject,
    preview: letter.preview,
    text: writeText(letter, shop),
    html: writeHtml(letter, shop),
    validMinutes: letter.validMinutes ?? null,
  };
}
