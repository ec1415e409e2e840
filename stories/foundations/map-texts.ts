/** A tree of texts: a palette, or a whole brand. */
type Texts = { readonly [name: string]: string | Texts };

/** The same tree with other texts, given each path: `tone.info.soft`. */
export function mapTexts<Tree extends Texts>(
  tree: Tree,
  map: (path: string, text: string) => string,
  parent = '',
): Tree {
  const entries = Object.entries(tree).map(([name, value]) => {
    const path = `${parent}${name}`;
    return [name, typeof value === 'string' ? map(path, value) : mapTexts(value, map, `${path}.`)];
  });
  // Object.fromEntries loses the names, which stay the same.
  return Object.fromEntries(entries) as Tree;
}
