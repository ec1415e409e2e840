import { displayAddress } from '#api/platform/email-address';
import type { Block, Letter, MailShop } from './letter.ts';

/** The plain-text part, with every link spelled out. */
export function writeText({ title, blocks }: Letter, shop: MailShop): string {
  return `${[title, ...blocks.map(write), sign(shop)].join('\n\n')}\n`;
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
  }
}
