/** The longest legal text, in characters. */
export const maxLegalLength = 40_000;

/** A piece of a line: text, a link, or the name or address of the shop. */
export type LegalInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'shopName' }
  | { kind: 'supportEmail' };

type Inlines = readonly LegalInline[];

/** A part of a section. `check`: a list of what something includes. */
export type LegalBlock =
  | { kind: 'paragraph'; content: Inlines }
  | { kind: 'list'; marker: 'dot' | 'check'; items: readonly Inlines[] }
  | { kind: 'terms'; items: readonly { term: string; detail: Inlines }[] }
  | { kind: 'amounts'; rows: readonly { label: string; amount: string; note: string }[] };

/** `id`: its anchor. */
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

/** A legal text in its parts: what comes before the first heading, and the sections. */
export type ParsedLegalText = { lead: readonly LegalBlock[]; sections: readonly LegalSection[] };

const anchorAtEnd = /(?<= )\{#([a-z0-9-]+)\}$/;
const inline = /\[([^[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))*)\)|\*\*([^*]+)\*\*|\{(\w*)\}/g;
const variables = ['shopName', 'supportEmail'] as const;

/**
 * Reads a legal text. Lines are paragraphs separated by empty lines; `## Title {#anchor}` starts a
 * section; `- item` and `- [x] item` are lists; `Term :: detail` explains terms; `| label | amount |
 * note |` are amounts. In a line: `[text](/path)`, `**strong**`, `{shopName}`, `{supportEmail}`.
 * Everything else is plain text, so no text can become markup.
 */
export function parseLegalText(source: string): ParsedLegalText {
  const parts = source.split(/^(?=## )/m);
  const lead = parts[0]?.startsWith('## ') ? '' : parts.shift();
  return { lead: parseBlocks(lead ?? ''), sections: parts.map(parseSection) };
}

function parseSection(source: string): LegalSection {
  const [first = '', ...rest] = source.split('\n');
  const heading = first.slice(2).trim();
  const [written = '', anchor] = anchorAtEnd.exec(heading) ?? [];
  const title = heading.slice(0, heading.length - written.length).trim();
  return { id: anchor ?? slugOf(title), title, blocks: parseBlocks(rest.join('\n')) };
}

function parseBlocks(source: string): LegalBlock[] {
  const blocks = source.split(/\n\s*\n/).map((block) => block.trim());
  return blocks.filter(Boolean).map(parseBlock);
}

function parseBlock(block: string): LegalBlock {
  const lines = block.split('\n').map((line) => line.trim());
  const all = (pattern: RegExp) => lines.every((line) => pattern.test(line));
  if (all(/^- \[x\] /)) {
    return {
      kind: 'list',
      marker: 'check',
      items: lines.map((line) => parseInline(line.slice(6))),
    };
  }
  if (all(/^- /)) {
    return { kind: 'list', marker: 'dot', items: lines.map((line) => parseInline(line.slice(2))) };
  }
  if (all(/^[^|].* :: ./)) return { kind: 'terms', items: lines.map(parseTerm) };
  if (all(/^\|.*\|$/)) return { kind: 'amounts', rows: lines.map(parseRow) };
  return { kind: 'paragraph', content: parseInline(lines.join(' ')) };
}

function parseTerm(line: string) {
  const at = line.indexOf(' :: ');
  return { term: line.slice(0, at), detail: parseInline(line.slice(at + 4).trim()) };
}

function parseRow(line: string) {
  const [label = '', amount = '', note = ''] = cellsOf(line);
  return { label, amount, note };
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

function parseInline(line: string): LegalInline[] {
  const pieces: LegalInline[] = [];
  let from = 0;
  for (const match of line.matchAll(inline)) {
    const piece = readPiece(match);
    if (!piece) continue;
    if (match.index > from) pieces.push({ kind: 'text', text: line.slice(from, match.index) });
    pieces.push(piece);
    from = match.index + match[0].length;
  }
  if (from < line.length) pieces.push({ kind: 'text', text: line.slice(from) });
  return pieces;
}

/** Nothing for what only looks like one, which stays text. */
function readPiece([, text, href, strong, name]: RegExpMatchArray): LegalInline | undefined {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (text !== undefined && href !== undefined) {
    return isSafeLink(href) ? { kind: 'link', text, href } : undefined;
  }
  const kind = variables.find((known) => known === name);
  return kind && { kind };
}

/** A page of the shop, another website, or an email address. */
function isSafeLink(href: string): boolean {
  return /^(\/(?![/\\])|https:\/\/|mailto:|#)[^\s"'<>\\]*$/.test(href);
}

function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug || 'section';
}

/** Line breaks as one character, with one at the end. */
export function normalizeLegalText(text: string): string {
  return `${text.replace(/\r\n?/g, '\n').trim()}\n`;
}

/** What is wrong with a text, as a sentence for its field; null if it can be published. */
export function findLegalProblem(source: string): string | null {
  if (/[^\P{Cc}\n]|\p{Bidi_Control}|[\p{Zl}\p{Zp}]/u.test(source)) {
    return 'Remove the invisible control characters.';
  }
  const { lead, sections } = parseLegalText(source);
  if (lead.length === 0) return 'Start with a paragraph that says what this text is about.';
  if (sections.length === 0) return 'Add at least one section. Its heading starts with “## ”.';
  const empty = sections.find(({ blocks }) => blocks.length === 0);
  if (empty) return `Add a text below the heading “${empty.title}”.`;
  const ids = sections.map(({ id }) => id);
  const twice = sections.find(({ id }, index) => ids.indexOf(id) !== index);
  if (twice)
    return `Two sections have the anchor “${twice.id}”. Rename the heading “${twice.title}”.`;
  return findLineProblem(source.split('\n'));
}

function findLineProblem(lines: readonly string[]): string | null {
  for (const [index, line] of lines.entries()) {
    const problem = problemOf(line.trim());
    if (problem) return `Line ${index + 1}: ${problem}`;
  }
  return null;
}

function problemOf(line: string): string | null {
  if (/^#(?!# \S)/.test(line)) return 'A heading starts with “## ”. There are no other levels.';
  if (line.startsWith('|')) {
    const count = line.endsWith('|') ? cellsOf(line).length : 0;
    if (count !== 2 && count !== 3)
      return 'An amount is “| label | amount |” or “| label | amount | note |”.';
  }
  for (const [found, , href, , name] of line.replace(/\{#[a-z0-9-]+\}$/, '').matchAll(inline)) {
    if (href !== undefined && !isSafeLink(href)) {
      return `The link “${found}” must lead to a page, such as /support, or start with https:// or mailto:.`;
    }
    if (name !== undefined && !variables.some((known) => known === name)) {
      return `There is no variable ${found}. Use {shopName} or {supportEmail}.`;
    }
  }
  return null;
}
