import { expect, test } from 'bun:test';
import { getNextSort } from './column.ts';

test('the first click sorts in the preferred direction of the column', () => {
  expect(getNextSort('created', 'descending', undefined)).toEqual({
    column: 'created',
    direction: 'descending',
  });
  expect(getNextSort('created', 'descending', { column: 'title', direction: 'ascending' })).toEqual(
    {
      column: 'created',
      direction: 'descending',
    },
  );
});

test('further clicks alternate the direction', () => {
  const turned = getNextSort('title', 'ascending', { column: 'title', direction: 'ascending' });
  expect(turned).toEqual({ column: 'title', direction: 'descending' });
  expect(getNextSort('title', 'ascending', turned)).toEqual({
    column: 'title',
    direction: 'ascending',
  });
});
