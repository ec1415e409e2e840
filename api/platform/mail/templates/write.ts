import { displayAddress } from '#api/platform/email-address';
import type { MailKind } from '#db/values/mail-kinds';
import { type MailData, templates } from './all.ts';
import type { Block, Letter, MailShop } from './letter.ts';
import { writeHtml } from './write-html.ts';

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

/** The plain-text part, with every link spelled out. */
export function writeText({ title, blocks }: Letter, shop: MailShop): string {
  const parts = blocks.filter(({ is }) => is !== 'picture').map(write);
  return `${[title, ...parts, sign(shop)].join('\n\n')}\n`;
}

/** The standard signature separator. */
function sign({ brand, sender }: MailShop): string {
  return `-- \n${brand.name}: ${brand.tagline}\nQuestions? Email ${displayAddress(sender.supportEmail)}`;
}

function write(block: Block): string {
  switch (block.is) {
    case 'text':
    case 'note':
      return block.text;
    case 'quote':
      return block.lines.map((line) => `> ${line}`.trimEnd()).join('\n');
    case 'facts':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'action':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'code':
      return `    ${block.code}`;
    case 'picture':
      return '';
  }
}
