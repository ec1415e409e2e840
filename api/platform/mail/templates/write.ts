import { type MailData, type MailKind, templates } from './all.ts';
import type { MailShop } from './letter.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

/** `validMinutes`: how long the token in it works; null without one. */
export type Written = {
  subject: string;
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
    text: writeText(letter, shop.brand),
    html: writeHtml(letter, shop.brand),
    validMinutes: letter.validMinutes ?? null,
  };
}
