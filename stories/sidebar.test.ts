import { describe, expect, test } from 'bun:test';
import { Glob } from 'bun';
import { componentGroups, isComponentPage } from '../.storybook/docs/component-groups.ts';
import { arrangeShelf } from '../.storybook/shelf.ts';
import { synonyms } from '../.storybook/synonyms.ts';

const groups = ['Foundations', ...componentGroups, 'Patterns', 'Screens', 'Mail', 'Journeys'];
const files = [...new Glob('**/*.stories.tsx').scanSync(import.meta.dir)];
const sources = await Promise.all(
  files.map((file) => Bun.file(`${import.meta.dir}/${file}`).text()),
);
const pages = sources.map((source, index) => ({
  title: /\bmeta\(\{\s+title: '(.+)'/.exec(source)?.[1] ?? `${files[index]} has no title`,
  component: /^ {2}component: (\w+)/m.exec(source)?.[1],
  followsAudience: /forAudience\(|audience: '/.test(source),
}));
const preview = await Bun.file(`${import.meta.dir}/../.storybook/preview.tsx`).text();

describe('the sidebar', () => {
  test('lists its groups in order', () => {
    const listed = [...preview.matchAll(/^ {10}'(.+)',$/gm)].map(([, group]) => group);
    expect(listed).toEqual(groups);
  });

  test.each(pages)('has a group for $title', ({ title }) => {
    const [group = '', ...names] = title.split('/');
    expect(groups).toContain(group);
    const isGrouped = group === 'Screens' && title !== 'Screens/Map of screens';
    expect(names).toHaveLength(isGrouped ? 2 : 1);
  });

  test.each(pages.filter(({ title }) => componentGroups.includes(title.split('/')[0] ?? '')))(
    'calls $title by the name of its component',
    ({ title, component }) => {
      expect(component && title.endsWith(`/${component}`)).toBe(true);
    },
  );

  test.each(pages.filter(({ title }) => /^(Foundations|Screens|Mail|Journeys)/.test(title)))(
    'writes $title in sentence case',
    ({ title }) => {
      expect(title.split('/').at(-1)).toMatch(/^(?:[A-Z][a-z-]*|[A-Z]+)( [a-z-]+)*$/);
    },
  );
});

test.each(pages.filter(({ title }) => /^Screens\/.+\//.test(title)))(
  '$title follows the audience of the toolbar, or locks it',
  ({ followsAudience }) => expect(followsAudience).toBe(true),
);

describe('the shelf', () => {
  const components = pages.filter(({ title }) => isComponentPage(title));
  test.each(components)('shows one to nine states of $title', ({ title }) => {
    const source = sources.find((_, index) => pages[index]?.title === title) ?? '';
    const stories = source.split(/^export const /m).slice(1);
    expect(stories.filter((story) => !story.includes("'!dev'")).length).toBeWithin(1, 10);
  });
});

describe('the search of the sidebar', () => {
  const words = [
    ...['accordion', 'alert', 'autocomplete', 'avatar', 'banner', 'breadcrumb', 'chip'],
    ...['command menu', 'date picker', 'drawer', 'dropdown', 'input', 'kanban', 'modal', 'pill'],
    ...['popover', 'select', 'sidebar', 'snackbar', 'spinner', 'switch', 'tag', 'toggle', 'upload'],
  ];
  const names = [...Object.values(synonyms).flat(), ...pages.map(({ title }) => title)];

  test.each(words)('finds a page for “%s”', (word) => {
    expect(names.some((name) => name.toLowerCase().includes(word))).toBe(true);
  });

  test.each([
    ['Date picker', 'Forms/DateField'],
    ['Modal', 'Overlays/Dialog'],
    ['Snackbar', 'Feedback/Toaster'],
  ])('leads from “%s” to %s alone', (name, title) => {
    const found = Object.entries(synonyms).filter(([, others]) => others.includes(name));
    expect(found.map(([page]) => page)).toEqual([title]);
  });

  test('has synonyms only for pages that exist', () => {
    const titles = pages.map(({ title }) => title);
    expect(Object.keys(synonyms).filter((title) => !titles.includes(title))).toEqual([]);
  });

  test('finds a docs page, but not its stories, by a synonym', () => {
    const entry = { title: 'Forms/Switch', name: 'Docs', importPath: './switch.stories.tsx' };
    const docs = {
      ...entry,
      type: 'docs' as const,
      id: 'forms-switch--docs',
      storiesImports: [] as string[],
    };
    const story = {
      ...entry,
      type: 'story' as const,
      subtype: 'story' as const,
      id: 'forms-switch--on',
    };
    const { entries } = arrangeShelf({ v: 5, entries: { [docs.id]: docs, [story.id]: story } });
    expect<unknown>(entries[docs.id]).toEqual({
      ...docs,
      title: 'Components/Forms/Switch',
      anchors: [{ id: 'Toggle', title: 'Toggle' }],
    });
    expect<unknown>(entries[story.id]).toEqual({ ...story, title: 'Components/Forms/Switch' });
  });
});

test('the parts of a page stand below it', () => {
  const entry = {
    type: 'story' as const,
    subtype: 'story' as const,
    id: 'screens-admin-order-refunds--default',
    title: 'Screens/Admin/Order refunds',
    name: 'Default',
    importPath: './refunds.stories.tsx',
  };
  const { entries } = arrangeShelf({ v: 5, entries: { [entry.id]: entry } });
  expect<unknown>(entries[entry.id]).toEqual({
    ...entry,
    title: 'Product/Screens/Admin/Order',
    name: 'Refunds: default',
  });
});
