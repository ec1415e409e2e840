import { expect, test } from 'bun:test';
import { type IndexEntry, indexComponents } from './docs-index.ts';

const anEntry = (title: string, componentPath?: string): IndexEntry => ({
  id: `${title}--default`,
  title,
  componentPath,
});

test('finds the folder of a component in any entry of its page', () => {
  const expected = { pageId: 'actions-iconbutton--docs', source: 'paper-and-ink/button' };
  const withoutPath = anEntry('Actions/IconButton');
  const withPath = anEntry('Actions/IconButton', './ui/button/icon-button.tsx');
  expect(indexComponents([withoutPath, withPath]).get('IconButton')).toEqual(expected);
  expect(indexComponents([withPath, withoutPath]).get('IconButton')).toEqual(expected);
});

test('derives the folder from the name of a component without a path', () => {
  const components = indexComponents([anEntry('Data/Table'), anEntry('Navigation/TopBar')]);
  expect(components.get('Table')).toEqual({
    pageId: 'data-table--docs',
    source: 'paper-and-ink/table',
  });
  expect(components.get('TopBar')?.source).toBe('paper-and-ink/top-bar');
});

test('leaves out everything that is not a component of ui', () => {
  const entries = [anEntry('Patterns/Statuses'), anEntry('Foundations/Color')];
  expect(indexComponents(entries).size).toBe(0);
});
