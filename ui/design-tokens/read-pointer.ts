import { TokenError } from './token-issue.ts';

/** The parts of a JSON pointer: `#/color/ink%20soft` → `['color', 'ink soft']` (RFC 6901). */
export function readPointer(pointer: string): string[] {
  if (!pointer.startsWith('#/')) {
    throw new TokenError(
      `It refers to another file, ${pointer}.`,
      'Export all tokens into one file.',
    );
  }
  try {
    const parts = decodeURIComponent(pointer).slice(2).split('/');
    return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  } catch {
    throw new TokenError(
      `Its reference ${pointer} isn’t a valid address.`,
      'Write a percent sign as %25.',
    );
  }
}
