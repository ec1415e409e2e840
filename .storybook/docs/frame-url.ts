import type { Globals } from 'storybook/internal/types';

/** The address of a story alone, with the values of the toolbar. */
export function frameUrl(id: string, globals: Globals): string {
  const all = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : [],
  );
  return `iframe.html?${new URLSearchParams({ viewMode: 'story', id, globals: all.join(';') })}`;
}
