export type Declaration = { name: string; text: string; documented: boolean };

/** The exported types, functions and constants of a source, as written. */
export function listDeclarations(source: string): Declaration[] {
  return [...source.matchAll(/^export (?:type|function|const) (\w+)/gm)].map((match) => ({
    name: match[1] ?? '',
    text: readStatement(source, match.index),
    documented: source.slice(0, match.index).trimEnd().endsWith('*/'),
  }));
}

/** A statement up to and including its semicolon. */
function readStatement(source: string, start: number): string {
  let depth = 0;
  for (let index = start; index < source.length; index++) {
    const letter = source.charAt(index);
    if ('{[('.includes(letter)) depth++;
    if ('}])'.includes(letter)) depth--;
    if (letter === ';' && depth === 0) return source.slice(start, index + 1);
  }
  return source.slice(start);
}

export function listReexports(source: string): string[] {
  return [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap((match) =>
    (match[1] ?? '').split(',').map((name) => name.replace('type ', '').trim()),
  );
}
