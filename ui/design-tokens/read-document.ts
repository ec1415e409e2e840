import { isRecord } from './collect-tokens.ts';
import { resolverVersion } from './format.ts';
import { readPointer } from './read-pointer.ts';
import { TokenError } from './token-issue.ts';

/** Parses JSON. Throws a `TokenError` that says where it ends being JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown error';
    throw new TokenError(
      `The file isn’t JSON (${reason}).`,
      'Choose a .tokens.json or .resolver.json file, exported again from your design tool.',
    );
  }
}

/** Whether a file combines sets and modifiers, instead of holding the tokens of one theme. */
export function isResolver(document: unknown): document is Record<string, unknown> {
  return isRecord(document) && 'resolutionOrder' in document;
}

/** The groups of tokens that apply in a theme, in order. */
export function listSources(document: Record<string, unknown>, theme: string): unknown[] {
  if (document.version !== resolverVersion) {
    throw new TokenError(
      `The version is ${JSON.stringify(document.version)}.`,
      `Set "version" to "${resolverVersion}", the only one there is.`,
    );
  }
  if (!Array.isArray(document.resolutionOrder)) {
    throw new TokenError('resolutionOrder isn’t a list.', 'List the sets and modifiers to apply.');
  }
  return document.resolutionOrder.flatMap((entry) => {
    const part = followReference(document, entry);
    if (isRecord(part.contexts)) return readContext(document, part, theme);
    return readSources(document, part.sources, trailOf(entry));
  });
}

function readContext(
  document: Record<string, unknown>,
  { contexts, default: fallback }: Record<string, unknown>,
  theme: string,
): unknown[] {
  const byName = new Map(Object.entries(isRecord(contexts) ? contexts : {}));
  const chosen = byName.has(theme) ? theme : `${fallback ?? [...byName.keys()][0]}`;
  if (byName.has('light') !== byName.has('dark')) {
    throw new TokenError(
      `The modifier has the contexts ${[...byName.keys()].join(', ')}.`,
      'Add both themes: "light" and "dark".',
    );
  }
  return readSources(document, byName.get(chosen), []);
}

/** `trail`: the references that led here, to find loops. */
function readSources(
  document: Record<string, unknown>,
  sources: unknown,
  trail: readonly string[],
): unknown[] {
  if (!Array.isArray(sources)) {
    throw new TokenError(
      'A set or a context has no list of sources.',
      'Write its tokens in a list.',
    );
  }
  return sources.flatMap((source) => {
    if (!isRecord(source) || !('$ref' in source)) return [source];
    const reference = `${source.$ref}`;
    if (trail.includes(reference)) {
      const loop = [...trail.slice(trail.indexOf(reference)), reference].join(' → ');
      throw new TokenError(
        `The sets form a loop: ${loop}.`,
        'Remove one of the references between them.',
      );
    }
    const part = followReference(document, source);
    return readSources(document, part.sources, [...trail, reference]);
  });
}

function trailOf(entry: unknown): string[] {
  return isRecord(entry) && '$ref' in entry ? [`${entry.$ref}`] : [];
}

/** A set or modifier: written in place, or elsewhere in the document as `#/sets/brand`. */
function followReference(
  document: Record<string, unknown>,
  entry: unknown,
): Record<string, unknown> {
  if (isRecord(entry) && !('$ref' in entry)) return entry;
  const reference = isRecord(entry) ? `${entry.$ref}` : JSON.stringify(entry);
  const [kind = '', name = '', ...rest] = readPointer(reference);
  const isKnown = (kind === 'sets' || kind === 'modifiers') && rest.length === 0;
  const parts = new Map(Object.entries(isKnown && isRecord(document[kind]) ? document[kind] : {}));
  const part = parts.get(name);
  if (isRecord(part) && !('$ref' in part)) return part;
  throw new TokenError(
    `${reference} isn’t in the file.`,
    'Export everything into one file: references to other files can’t be followed.',
  );
}
