import type { API_PreparedStoryIndex } from 'storybook/internal/types';
import { synonyms } from './synonyms.ts';

/** Storybook's search looks at names and at the anchors of docs pages: synonyms become anchors. */
export function addSynonyms(index: API_PreparedStoryIndex): API_PreparedStoryIndex {
  const entries = Object.values(index.entries).map((entry) =>
    entry.type === 'docs' ? { ...entry, anchors: anchorsOf(entry.title) } : entry,
  );
  return { ...index, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
}

function anchorsOf(title: string) {
  return (synonyms[title] ?? []).map((name) => ({ id: name, title: name }));
}
