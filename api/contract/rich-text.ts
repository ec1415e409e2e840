import * as v from 'valibot';
import { lines } from './fields.ts';

/** The elements of rich text, all without attributes. */
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

/** Elements that are removed with their content. */
const unread =
  /<(script|style|template|iframe|svg|math|noscript|textarea|title)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const tagOrText = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|<!--[\s\S]*?-->|<[!?/][^<>]*>|[<>]|[^<>]+/gi;

/**
 * Sanitizes rich text so that it is safe as HTML. The output is written from scratch: only the
 * elements above, closed and without attributes, and text without any other `<` or `>`. How a browser
 * would parse the input doesn't matter. Idempotent.
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

  /** Closes an element with everything that was opened in it, if it is open. */
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

/** Optional rich text; absent, null and '' are read as null. */
export function optionalRichText(max: number) {
  return v.pipe(
    v.nullish(lines(max), null),
    v.transform((html) => (html ? sanitizeRichText(html).trim() || null : null)),
  );
}
