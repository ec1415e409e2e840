import { expect, test } from 'bun:test';
import { chooseDocsPages } from './check-docs-pages.ts';

const entries = ['Actions/Button', 'Actions/Link', 'Screens/Home', 'Screens/Terms'].flatMap(
  (title) => {
    const id = title.toLowerCase().replace('/', '-');
    return [
      { id: `${id}--docs`, type: 'docs', title, name: 'Docs' },
      { id: `${id}--default`, type: 'story', title, name: 'Default' },
    ];
  },
);

function choose(...stories: string[]): string[] {
  return chooseDocsPages(entries, new Set(stories)).map(({ id }) => id);
}

test('chooses the docs page of every component with a chosen story', () => {
  expect(choose('actions-button--default', 'actions-link--default')).toEqual([
    'actions-button--docs',
    'actions-link--docs',
  ]);
  expect(choose('actions-link--default')).toEqual(['actions-link--docs']);
});

test('chooses one docs page of all screens, which have one layout', () => {
  expect(choose('screens-home--default', 'screens-terms--default')).toEqual(['screens-home--docs']);
});

test('chooses no docs page without its stories', () => {
  expect(choose()).toEqual([]);
});
