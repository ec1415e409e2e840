import { expect, test } from 'bun:test';
import type { ModuleGraph } from '../module-graph.ts';
import type { StorybookIndex, StoryEntry } from './pictures.ts';
import { digestInputs } from './story-inputs.ts';

const button = 'actions-button--default';
const home = 'screens-home--default';

function aStory(id: string, file: string, tags: string[] = []): StoryEntry {
  return { id, type: 'story', title: 'A', name: 'A', tags, importPath: `./stories/${file}` };
}

const index: StorybookIndex = {
  entries: {
    [button]: aStory(button, 'button.stories.tsx'),
    [home]: aStory(home, 'home.stories.tsx', ['screen']),
  },
};

const imports: Record<string, string[]> = {
  '.storybook/preview.tsx': ['ui/theme.css.ts', '.storybook/docs/docs-page.tsx'],
  '.storybook/docs/docs-page.tsx': ['ui/text.tsx'],
  'stories/button.stories.tsx': ['.storybook/preview.tsx', 'ui/button.tsx'],
  'stories/home.stories.tsx': ['.storybook/preview.tsx', 'app/home.tsx', 'stories/orders.ts'],
  'app/home.tsx': ['ui/text.tsx', 'app/home.css.ts'],
  'app/home.css.ts': ['app/home.css'],
  'app/home.css': [],
  'stories/orders.ts': ['stories/home.stories.tsx'],
  'ui/button.tsx': [],
  'ui/text.tsx': [],
  'ui/theme.css.ts': [],
};

function aGraph(changed?: string): ModuleGraph {
  const modules = Object.entries(imports).map(([name, imported]) => [
    name,
    { digest: name === changed ? 'changed' : 'as it was', imports: imported },
  ]);
  return Object.fromEntries(modules);
}

/** The stories whose digest another state of the project changes. */
function affected(state: {
  changed?: string;
  entries?: Partial<StorybookIndex['entries']>;
  browser?: string;
}) {
  const before = digestInputs(index, aGraph(), 'Chromium 1');
  const entries = { ...index.entries, ...state.entries } as StorybookIndex['entries'];
  const after = digestInputs({ entries }, aGraph(state.changed), state.browser ?? 'Chromium 1');
  return [...before.keys()].filter((id) => before.get(id) !== after.get(id));
}

test('stays the same when nothing has changed', () => {
  expect(affected({})).toEqual([]);
});

test.each([
  'stories/home.stories.tsx',
  'app/home.tsx',
  'app/home.css',
  'stories/orders.ts',
  'ui/text.tsx',
])('changes with %s, which only one story imports, directly or not', (changed) => {
  expect(affected({ changed })).toEqual([home]);
});

test('changes for every story with what the preview imports', () => {
  expect(affected({ changed: 'ui/theme.css.ts' })).toEqual([home, button]);
});

test('stays the same when only docs pages show what changed', () => {
  expect(affected({ changed: '.storybook/docs/docs-page.tsx' })).toEqual([]);
});

test('changes with the tags by which the pictures of a story are taken', () => {
  const phone = aStory(button, 'button.stories.tsx', ['phone']);
  expect(affected({ entries: { [button]: phone } })).toEqual([button]);
});

test('stays the same when a story is added', () => {
  const other = aStory('actions-link--default', 'button.stories.tsx');
  expect(affected({ entries: { [other.id]: other } })).toEqual([]);
});

test('changes for every story with the browser', () => {
  expect(affected({ browser: 'Chromium 2' })).toEqual([home, button]);
});

test('refuses a build that lacks a module', () => {
  const { 'ui/text.tsx': _, ...graph } = aGraph();
  expect(() => digestInputs(index, graph, '')).toThrow('has no module ui/text.tsx');
});
