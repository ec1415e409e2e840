import { expect, test } from 'bun:test';
import { nextSort } from './column.ts';

test('the first click sorts in the preferred direction of the column', () => {
  expect(nextSort('created', 'descending', undefined)).toEqual({
    column: 'created',
    direction: 'descending',
  });
  expect(nextSort('created', 'descending', { column: 'title', direction: 'ascending' })).toEqual({
    column: 'created',
    direction: 'descending',
  });
});

test('further clicks alternate the direction', () => {
  const turned = nextSort('title', 'ascending', { column: 'title', direction: 'ascending' });
  expect(turned).toEqual({ column: 'title', direction: 'descending' });
  expect(nextSort('title', 'ascending', turned)).toEqual({
    column: 'title',
    direction: 'ascending',
  });
});
