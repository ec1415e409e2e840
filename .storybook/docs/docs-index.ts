import { useEffect, useState } from 'react';

/** Where a component is told of, and where it is imported from: '#ui/button'. */
export type Documented = { pageId: string; source: string };

/** By the components' names. */
export type DocsIndex = ReadonlyMap<string, Documented>;

export type Entry = { id: string; title: string; componentPath?: string };

let index: Promise<DocsIndex> | undefined;

/** Empty at first, and where it cannot be read. */
export function useDocsIndex(): DocsIndex {
  const [known, setKnown] = useState<DocsIndex>(new Map());
  useEffect(() => {
    readDocsIndex().then(setKnown);
  }, []);
  return known;
}

/** Read once for all pages. */
function readDocsIndex(): Promise<DocsIndex> {
  index ??= fetch('./index.json')
    .then((response) => response.json())
    .then(({ entries }: { entries: Record<string, Entry> }) => namesOf(Object.values(entries)))
    .catch(() => new Map());
  return index;
}

/**
 * A generic component, Table<Project>, has no path in the index: the folder is then the one that
 * bears its name. Of the entries of one page only some may tell the path.
 */
export function namesOf(entries: Entry[]): DocsIndex {
  const names = new Map<string, Documented>();
  for (const { title, componentPath } of entries) {
    const name = title.split('/').at(-1) ?? title;
    const told = componentPath?.match(/^\.\/ui\/([^/]+)\//)?.[1];
    const guessed = title.startsWith('ui/') && !names.has(name) ? kebab(name) : undefined;
    const folder = told ?? guessed;
    const pageId = `${title.toLowerCase().replaceAll('/', '-')}--docs`;
    if (folder) names.set(name, { pageId, source: `#ui/${folder}` });
  }
  return names;
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
