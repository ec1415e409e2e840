import * as v from 'valibot';
import { lines } from './fields.ts';

/** What rich text may consist of; none of it has attributes. */
const elements = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'code',
  'pre',
] as const;

const allowed = new Set<string>(elements);

/** What is no text for people goes with all that is in it. */
const unread =
  /<(script|style|template|iframe|svg|math|noscript|textarea|title)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const tagOrText = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|<!--[\s\S]*?-->|<[!?/][^<>]*>|[<>]|[^<>]+/gi;

/**
 * Rich text that can be put on a page as it is. It is written anew: nothing comes out but the
 * elements above, bare and closed, and text without a single other `<` or `>`. So it does not
 * matter how a browser would have read what came in. Writing it again changes nothing.
 */
export function sanitizeRichText(html: string): string {
  const open: string[] = [];
  let written = '';
  for (const [piece, slash, tag] of html.replaceAll(unread, '').matchAll(tagOrText)) {
    const name = tag?.toLowerCase() ?? '';
    if (allowed.has(name)) written += slash ? close(name) : begin(name);
    else if (piece === '<') written += '&lt;';
    else if (piece === '>') written += '&gt;';
    else if (!piece.startsWith('<')) written += piece;
  }
  return (
    written +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );

  function begin(name: string): string {
    if (name !== 'br') open.push(name);
    return `<${name}>`;
  }

  /** Closes what was opened inside with it; what was never opened is not closed. */
  function close(name: string): string {
    const at = open.lastIndexOf(name);
    if (at < 0) return '';
    return open
      .splice(at)
      .reverse()
      .map((inner) => `</${inner}>`)
      .join('');
  }
}

/** Rich text that may be absent; null and '' mean the same, and are read as null. */
export function optionalRichText(max: number) {
  return v.pipe(
    v.nullish(lines(max), null),
    v.transform((html) => (html ? sanitizeRichText(html).trim() || null : null)),
  );
}
