import { expect, test } from 'bun:test';
import { type Entry, namesOf } from './docs-index.ts';

const anEntry = (title: string, componentPath?: string): Entry => ({
  id: `${title}--default`,
  title,
  componentPath,
});

test('knows a component by the folder that the index tells, in whatever order it tells', () => {
  const known = { pageId: 'ui-iconbutton--docs', source: '#ui/button' };
  const silent = anEntry('ui/IconButton');
  const telling = anEntry('ui/IconButton', './ui/button/icon-button.tsx');
  expect(namesOf([silent, telling]).get('IconButton')).toEqual(known);
  expect(namesOf([telling, silent]).get('IconButton')).toEqual(known);
});

test('falls back to the name of a component whose path the index does not tell', () => {
  const names = namesOf([anEntry('ui/Table'), anEntry('ui/layout/TopBar')]);
  expect(names.get('Table')).toEqual({ pageId: 'ui-table--docs', source: '#ui/table' });
  expect(names.get('TopBar')?.source).toBe('#ui/top-bar');
});

test('leaves out what is no component of ui', () => {
  expect(namesOf([anEntry('app/Statuses'), anEntry('foundations/Color')]).size).toBe(0);
});
