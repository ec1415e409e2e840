import { expect, test } from 'bun:test';
import { type IndexEntry, indexComponents } from './docs-index.ts';

const anEntry = (title: string, componentPath?: string): IndexEntry => ({
  id: `${title}--default`,
  title,
  componentPath,
});

test('finds the folder of a component in any entry of its page', () => {
  const expected = { pageId: 'ui-iconbutton--docs', source: '#ui/button' };
  const withoutPath = anEntry('ui/IconButton');
  const withPath = anEntry('ui/IconButton', './ui/button/icon-button.tsx');
  expect(indexComponents([withoutPath, withPath]).get('IconButton')).toEqual(expected);
  expect(indexComponents([withPath, withoutPath]).get('IconButton')).toEqual(expected);
});

test('derives the folder from the name of a component without a path', () => {
  const components = indexComponents([anEntry('ui/Table'), anEntry('ui/layout/TopBar')]);
  expect(components.get('Table')).toEqual({ pageId: 'ui-table--docs', source: '#ui/table' });
  expect(components.get('TopBar')?.source).toBe('#ui/top-bar');
});

test('leaves out everything that is not a component of ui', () => {
  const entries = [anEntry('app/Statuses'), anEntry('foundations/Color')];
  expect(indexComponents(entries).size).toBe(0);
});
