import type { Block } from './letter.ts';

/** A text of several paragraphs, which empty lines separate. */
export function paragraphs(text: string): Block[] {
  return text.split(/\n{2,}/).map((paragraph) => ({
    is: 'text',
    text: paragraph.replace(/\s*\n\s*/g, ' ').trim(),
  }));
}
