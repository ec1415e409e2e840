import { isRecord, type WrittenToken, type WrittenTokens } from './collect-tokens.ts';
import { readPointer } from './read-pointer.ts';
import { TokenError } from './token-issue.ts';

/** A token's type and value without references. Throws a `TokenError` for broken ones. */
export function resolveToken(tokens: WrittenTokens, path: string): WrittenToken {
  return followAlias(tokens, path, []);
}

function followAlias(tokens: WrittenTokens, path: string, visited: string[]): WrittenToken {
  if (visited.includes(path)) {
    const loop = [...visited.slice(visited.indexOf(path)), path].join(' → ');
    throw new TokenError(`The references form a loop: ${loop}.`, 'Give one of them a value.');
  }
  const token = tokens.get(path);
  if (!token) {
    throw new TokenError(
      `It refers to ${path}, which isn’t a token in the file.`,
      'Correct the reference, or add the token.',
    );
  }
  const trail = [...visited, path];
  const target = readAlias(token.value);
  if (!target) return { type: token.type, value: resolveInside(tokens, token.value, trail) };
  const resolved = followAlias(tokens, target, trail);
  return { type: token.type ?? resolved.type, value: resolved.value };
}

/** Replaces references within a value, such as one component of a color. */
function resolveInside(tokens: WrittenTokens, value: unknown, trail: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveInside(tokens, item, trail));
  const target = readAlias(value);
  if (target) return followAlias(tokens, target, trail).value;
  if (!isRecord(value)) return value;
  if (typeof value.$ref === 'string') return followPointer(tokens, value.$ref, trail);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolveInside(tokens, inner, trail)]),
  );
}

/** The token that `{color.ink}` or `#/color/ink` refers to as a whole. */
function readAlias(value: unknown): string | undefined {
  if (typeof value === 'string') return /^\{([^{}]+)\}$/.exec(value)?.[1];
  if (!isRecord(value) || typeof value.$ref !== 'string') return undefined;
  const parts = readPointer(value.$ref);
  const end = parts.indexOf('$value');
  return end === -1 || end === parts.length - 1
    ? parts.slice(0, end === -1 ? undefined : end).join('.')
    : undefined;
}

/** The part of a token that `#/color/ink/$value/components/0` refers to. */
function followPointer(tokens: WrittenTokens, pointer: string, trail: string[]): unknown {
  const parts = readPointer(pointer);
  const end = parts.indexOf('$value');
  let part: unknown = followAlias(tokens, parts.slice(0, end).join('.'), trail).value;
  for (const key of parts.slice(end + 1)) {
    const entries: unknown[] | Record<string, unknown> =
      isRecord(part) || Array.isArray(part) ? part : {};
    part = new Map(Object.entries(entries)).get(key);
  }
  if (part !== undefined) return part;
  throw new TokenError(`It refers to ${pointer}, which doesn’t exist.`, 'Correct the reference.');
}
