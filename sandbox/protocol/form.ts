/** A form field before it is typed: text, or a tree from the brackets in its name. */
export type Field = string | Branch;
export type Branch = Map<string, Field>;

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/** Parses `a=1&b[c]=2&d[0]=3&e[]=4` into a tree. A later value for the same name wins. */
export function readForm(...sources: string[]): Branch {
  const tree: Branch = new Map();
  for (const source of sources) {
    for (const [name, value] of new URLSearchParams(source)) plant(tree, pathOf(name), value);
  }
  return tree;
}

/** Returns the same text for the same parameters, whatever their order and encoding. */
export function serializeForm(branch: Branch): string {
  return JSON.stringify(sorted(branch));
}

function sorted(field: Field): unknown {
  if (!(field instanceof Map)) return field;
  const entries = [...field].sort(([left], [right]) => (left < right ? -1 : 1));
  return entries.map(([key, value]) => [key, sorted(value)]);
}

function pathOf(name: string): string[] {
  const [, head, brackets] = NAME.exec(name) ?? [];
  if (head === undefined || brackets === undefined) return [name];
  return [head, ...[...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, key]) => key ?? '')];
}

function plant(tree: Branch, path: string[], value: string): void {
  let branch = tree;
  path.forEach((part, depth) => {
    const key = part === '' ? String(branch.size) : part;
    if (depth === path.length - 1) {
      branch.set(key, value);
      return;
    }
    const next = branch.get(key);
    const child: Branch = next instanceof Map ? next : new Map();
    branch.set(key, child);
    branch = child;
  });
}
