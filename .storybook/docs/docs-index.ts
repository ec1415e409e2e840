import { useEffect, useState } from 'react';
import { packageName } from '../../ui/build/package-name.ts';
import { isComponentPage } from './component-groups.ts';

/** The docs page of a component and what to import it from: 'paper-and-ink/button'. */
export type DocumentedComponent = { pageId: string; source: string };

/** By component name. */
export type DocsIndex = ReadonlyMap<string, DocumentedComponent>;

export type IndexEntry = { id: string; title: string; componentPath?: string };

let index: Promise<DocsIndex> | undefined;

/** Empty until Storybook's index is loaded, and when it cannot be loaded. */
export function useDocsIndex(): DocsIndex {
  const [loaded, setLoaded] = useState<DocsIndex>(new Map());
  useEffect(() => {
    fetchDocsIndex().then(setLoaded);
  }, []);
  return loaded;
}

/** Fetched once for all pages. */
function fetchDocsIndex(): Promise<DocsIndex> {
  index ??= fetch('./index.json')
    .then((response) => response.json())
    .then(({ entries }: { entries: Record<string, IndexEntry> }) =>
      indexComponents(Object.values(entries)),
    )
    .catch(() => new Map());
  return index;
}

/**
 * Entries of a generic component, Table<Project>, have no path: its folder is then derived from its
 * name. Of one page's entries, only some may have the path.
 */
export function indexComponents(entries: IndexEntry[]): DocsIndex {
  const components = new Map<string, DocumentedComponent>();
  for (const { title, componentPath } of entries) {
    const name = title.split('/').at(-1) ?? title;
    const folder = componentPath?.match(/^\.\/ui\/([^/]+)\//)?.[1];
    const fallback = isComponentPage(title) && !components.has(name) ? toKebab(name) : undefined;
    const source = folder ?? fallback;
    const pageId = `${title.toLowerCase().replaceAll('/', '-')}--docs`;
    if (source) components.set(name, { pageId, source: `${packageName}/${source}` });
  }
  return components;
}

function toKebab(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
