import { dark, light, radii, typefaces } from './theme.ts';

const { sans, display, mono } = typefaces;

const text = `font-family:${sans};font-size:16px;line-height:1.55;overflow-wrap:anywhere`;
const small = `font-family:${sans};font-size:14px;line-height:1.55;overflow-wrap:anywhere`;

/** Inline styles of the light theme: some email clients read nothing else. */
export const look = {
  page: `margin:0;padding:0;background:${light.paper}`,
  sheet: `background:${light.raised};border:1px solid ${light.line};border-radius:${radii.large}`,
  wordmark: `font-family:${display};font-size:20px;color:${light.ink}`,
  title: `margin:0 0 24px;font-family:${display};font-weight:400;font-size:28px;line-height:1.2;overflow-wrap:anywhere;color:${light.ink}`,
  text: `margin:0 0 20px;${text};color:${light.ink}`,
  note: `margin:0 0 20px;${small};color:${light.inkSoft}`,
  quote: `margin:0 0 20px;padding:16px;border-radius:${radii.medium};background:${light.sunk};${text};color:${light.ink}`,
  footer: `margin:0;${small};color:${light.inkSoft}`,
  factName: `padding:10px 16px 10px 0;border-top:1px solid ${light.line};${text};font-weight:400;text-align:left;vertical-align:top;white-space:nowrap;color:${light.inkSoft}`,
  factValue: `padding:10px 0;border-top:1px solid ${light.line};${text};text-align:right;color:${light.ink}`,
  picture: `display:block;width:100%;height:auto;border:1px solid ${light.line};border-radius:${radii.medium}`,
  logo: 'vertical-align:middle',
  darkLogo: 'display:none;vertical-align:middle',
  action: `border-radius:${radii.medium};background:${light.solid}`,
  actionLink: `display:inline-block;padding:12px 24px;${text};font-weight:600;text-decoration:none;color:${light.onSolid}`,
  link: `color:${light.ink}`,
  code: `margin:0 0 20px;padding:16px;border-radius:${radii.medium};background:${light.sunk};font-family:${mono};font-size:32px;line-height:1.2;letter-spacing:6px;text-align:center;color:${light.ink}`,
} as const;

/** For email clients that support dark mode; these rules override the inline styles. */
export const darkRules = [
  rule('paper', 'background', 'paper'),
  rule('raised', 'background', 'raised'),
  rule('sunk', 'background', 'sunk'),
  rule('line', 'border-color', 'line'),
  rule('ink', 'color', 'ink'),
  rule('soft', 'color', 'inkSoft'),
  rule('solid', 'background', 'solid'),
  rule('on-solid', 'color', 'onSolid'),
  '.on-light{display:none!important}.on-dark{display:inline!important}',
].join('');

/** On a phone, a fact's value is below its name. */
export const narrowRules =
  'th.fact,td.fact{display:block;text-align:left!important}th.fact{padding:10px 0 0!important;font-size:14px!important}td.fact{padding:0 0 10px!important;border-top:0!important}';

function rule(name: string, property: string, color: keyof typeof dark): string {
  return `.${name}{${property}:${dark[color]}!important}`;
}

/** Styles of the local mailbox page. */
export const mailboxStyle = `
:root{color-scheme:light dark;--paper:${light.paper};--ink:${light.ink};--soft:${light.inkSoft};--line:${light.line};--focus:${light.focus}}
@media (prefers-color-scheme:dark){:root{--paper:${dark.paper};--ink:${dark.ink};--soft:${dark.inkSoft};--line:${dark.line};--focus:${dark.focus}}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 ${sans}}
main{max-width:760px;margin:0 auto;padding:48px 20px 96px}
h1{margin:0 0 8px;font:400 32px/1.2 ${display};overflow-wrap:anywhere}
h2{margin:48px 0 8px;font-size:16px}
a{color:inherit}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.soft{color:var(--soft)}
ul{margin:32px 0;padding:0;list-style:none}
li{border-top:1px solid var(--line)}
li a{display:flex;flex-wrap:wrap;gap:0 16px;padding:12px 0;text-decoration:none}
li a:hover .subject{text-decoration:underline}
.subject{flex:1 0 100%;font-weight:600;overflow-wrap:anywhere}
iframe{display:block;box-sizing:border-box;width:100%;height:720px;border:1px solid var(--line);border-radius:${radii.large}}
pre{margin:0;padding:20px;border:1px solid var(--line);border-radius:${radii.large};font:14px/1.55 ${mono};white-space:pre-wrap;overflow-wrap:anywhere}
`;
