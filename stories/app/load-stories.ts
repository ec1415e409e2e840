import type { PlacedStory } from './screen-map.ts';

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      /** Loads every story. By id. */
      extract(): Promise<Record<string, { parameters: { path?: string } }>>;
    };
  }
}

/** Every story of this Storybook, in the order of the sidebar. */
export async function loadStories(): Promise<PlacedStory[]> {
  const [response, extracted = {}] = await Promise.all([
    fetch('./index.json'),
    window.__STORYBOOK_PREVIEW__?.extract(),
  ]);
  const index: { entries: Record<string, PlacedStory & { type: string }> } = await response.json();
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map((entry) => ({ ...entry, path: extracted[entry.id]?.parameters.path }));
}
