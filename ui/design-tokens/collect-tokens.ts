import { TokenError } from './token-issue.ts';

/** A token as written in the file. */
export type WrittenToken = { type: string | undefined; value: unknown };

/** Tokens by path: `color.inkSoft`. */
export type WrittenTokens = Map<string, WrittenToken>;

const maxDepth = 20;

/** Reads the tokens of several groups. A token in a later group replaces one before it. */
export function collectTokens(groups: readonly unknown[]): WrittenTokens {
  const tokens: WrittenTokens = new Map();
  for (const group of groups) collect(group, [], undefined, tokens);
  return tokens;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function collect(
  entry: unknown,
  path: string[],
  inheritedType: string | undefined,
  tokens: WrittenTokens,
): void {
  const name = path.join('.') || 'The file';
  if (!isRecord(entry)) {
    throw new TokenError(`${name} is neither a token nor a group.`, 'Write it as an object.');
  }
  if (path.length > maxDepth) {
    throw new TokenError(`${name} is too deep.`, `Use at most ${maxDepth} levels of groups.`);
  }
  if ('$extends' in entry) {
    throw new TokenError(
      `${name} uses $extends, which isn’t supported.`,
      'Copy the tokens of the other group into this one.',
    );
  }
  const type = typeof entry.$type === 'string' ? entry.$type : inheritedType;
  if ('$value' in entry || '$ref' in entry) {
    const value = '$value' in entry ? entry.$value : { $ref: entry.$ref };
    tokens.set(path.join('.'), { type, value });
    return;
  }
  for (const [key, inner] of Object.entries(entry)) {
    if (key.startsWith('$') && key !== '$root') continue;
    collect(inner, [...path, key], type, tokens);
  }
}
