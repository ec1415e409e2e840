import { useEffect, useState } from 'react';

/** Where a component is told of, and where it is imported from: '#ui/button'. */
export type Documented = { pageId: string; source: string };

/** By the components' names. */
export type DocsIndex = ReadonlyMap<string, Documented>;

type Entry = { id: string; title: string; componentPath?: string };

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

function namesOf(entries: Entry[]): DocsIndex {
  return new Map(
    entries.flatMap(({ title, componentPath }) => {
      const folder = componentPath?.match(/^\.\/ui\/([^/]+)\//)?.[1];
      const name = title.split('/').at(-1) ?? title;
      const pageId = `${title.toLowerCase().replaceAll('/', '-')}--docs`;
      return folder ? [[name, { pageId, source: `#ui/${folder}` }]] : [];
    }),
  );
}
