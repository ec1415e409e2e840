import { displayAddress } from '#api/platform/email-address';
import type { Block, Letter, MailShop } from './letter.ts';
import { darkRules, look, narrowRules } from './styles.ts';

/** HTML written by {@link html}, with all interpolated text escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | Markup | readonly Markup[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const styles = new Markup(
  `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}@media (max-width:480px){.sheet{padding:24px 20px 4px!important}${narrowRules}}`,
);

const logoHeight = 32;
const logoMaxWidth = 160;

const lineBreak = new Markup('<br>\n');

/** The HTML part: tables and inline styles, and no pictures but those of the shop. */
export function writeHtml(
  { subject, preview, title, blocks }: Letter,
  { brand, baseUrl, sender: { supportEmail } }: Pick<MailShop, 'brand' | 'baseUrl' | 'sender'>,
): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${styles}</style>
</head>
<body class="paper" style="${look.page}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="${look.page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px">
<tr><td class="ink" style="padding:0 0 16px;${look.wordmark}">${writeBrand(brand, baseUrl)}</td></tr>
<tr><td class="sheet raised line" style="padding:40px 40px 20px;${look.sheet}">
<h1 class="ink" style="${look.title}">${title}</h1>
${blocks.map(write)}
</td></tr>
<tr><td style="padding:20px 0 0"><p class="soft" style="${look.footer}">Questions? Email <a class="ink" href="mailto:${encodeURI(supportEmail)}" style="${look.link}">${displayAddress(supportEmail)}</a>.</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`.text;
}

/** The logo of each theme, and the name unless the logo has it. */
function writeBrand(
  { name, logo, logoDark, logoOnly }: MailShop['brand'],
  baseUrl: string,
): Markup[] {
  const light = logo ?? logoDark;
  if (!light) return [html`${name}`];
  const dark = logoDark ?? light;
  const image = ({ url, width, height }: typeof light, theme: string, style: string) => {
    const shown = Math.round(Math.min(logoHeight, (logoMaxWidth * height) / width));
    return html`<img class="${theme}" src="${baseUrl}${url}" alt="${logoOnly ? name : ''}" height="${String(shown)}" style="${style}">`;
  };
  return [
    image(light, 'on-light', look.logo),
    image(dark, 'on-dark', look.darkLogo),
    ...(logoOnly ? [] : [html` ${name}`]),
  ];
}

function write(block: Block): Markup {
  switch (block.is) {
    case 'text':
      return html`<p class="ink" style="${look.text}">${block.text}</p>\n`;
    case 'note':
      return html`<p class="soft" style="${look.note}">${block.text}</p>\n`;
    case 'quote':
      return html`<blockquote class="ink sunk" dir="auto" style="${look.quote}">${block.lines.map(
        (line, index) => html`${index > 0 ? lineBreak : ''}${line}`,
      )}</blockquote>\n`;
    case 'facts':
      return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse">${block.rows.map(
        ([name, value]) =>
          html`<tr><th scope="row" class="fact soft line" style="${look.factName}">${name}</th><td class="fact ink line" style="${look.factValue}">${value}</td></tr>\n`,
      )}</table>\n`;
    case 'picture':
      return html`<p class="soft" style="${look.note}"><img class="line" src="${block.url}" alt="${block.alt}" width="478" style="${look.picture}"></p>\n`;
    case 'action':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td class="solid" style="${look.action}"><a class="on-solid" href="${block.url}" style="${look.actionLink}">${block.label}</a></td></tr></table>\n`;
    case 'link':
      return html`<p class="ink" style="${look.note}"><a class="ink" href="${block.url}" style="${look.link}">${block.label}</a></p>\n`;
    case 'code':
      return html`<p class="ink sunk" style="${look.code}">${block.code}</p>\n`;
  }
}

/** Interpolated text is escaped, unless it is {@link Markup}. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(
    parts.reduce((written, part, index) => written + fill(values[index - 1] ?? '') + part),
  );
}

function fill(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value !== 'string') return value.map(fill).join('');
  return value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
