import type { Block } from './letter.ts';

/** A text of several paragraphs, which empty lines separate. */
export function paragraphs(text: string): Block[] {
  return text.split(/\n{2,}/).map((paragraph) => ({
    is: 'text',
    text: joinLines(paragraph),
  }));
}

function joinLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join(' ');
}
