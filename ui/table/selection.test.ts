import { expect, test } from 'bun:test';
import { getRange, getSelectionState, setSelected } from './selection.ts';

const page = ['a', 'b', 'c', 'd'];

test.each([
  ['none', []],
  ['none', ['z']],
  ['some', ['b', 'z']],
  ['all', ['a', 'b', 'c', 'd', 'z']],
] as const)('says that %s of a page is selected', (state, selected) => {
  expect(getSelectionState(page, new Set<string>(selected))).toBe(state);
});

test('an empty page is not selected', () => {
  expect(getSelectionState([], new Set(['z']))).toBe('none');
});

test('selects and deselects a page, and leaves other pages alone', () => {
  const selected = setSelected(new Set(['a', 'z']), page, true);
  expect([...selected].sort()).toEqual(['a', 'b', 'c', 'd', 'z']);
  expect([...setSelected(selected, page, false)]).toEqual(['z']);
});

test('a range runs in either direction, both ends included', () => {
  expect(getRange(page, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(getRange(page, 'd', 'b')).toEqual(['b', 'c', 'd']);
});

test('a range without a start on this page is a single row', () => {
  expect(getRange(page, undefined, 'c')).toEqual(['c']);
  expect(getRange(page, 'z', 'c')).toEqual(['c']);
});
