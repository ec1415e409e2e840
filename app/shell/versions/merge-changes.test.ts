import { expect, test } from 'bun:test';
import { mergeChanges } from './merge-changes.ts';

type Fields = { title: string; price: string | null; tags: string[]; logo?: object | undefined };

const base: Fields = { title: 'Saltmarsh', price: '39.00', tags: ['a'] };

test('takes what only they changed, and keeps what only I changed', () => {
  const mine = { ...base, title: 'Saltmarsh House' };
  const theirs = { ...base, price: '45.00' };
  expect(mergeChanges({ base, mine, theirs })).toEqual({
    merged: { ...base, title: 'Saltmarsh House', price: '45.00' },
    adopted: ['price'],
    asked: [],
  });
});

test('asks about a field that both changed, and leaves mine in it', () => {
  const mine = { ...base, title: 'Mine', tags: ['a', 'b'] };
  const theirs = { ...base, title: 'Theirs', price: null };
  expect(mergeChanges({ base, mine, theirs })).toEqual({
    merged: { ...base, title: 'Mine', price: null, tags: ['a', 'b'] },
    adopted: ['price'],
    asked: ['title'],
  });
});

test('asks nothing about a field that both changed alike', () => {
  const both = { ...base, title: 'Both' };
  expect(mergeChanges({ base, mine: both, theirs: both })).toMatchObject({
    adopted: [],
    asked: [],
  });
});

test.each([
  ['spaces around a text', { title: ' Saltmarsh ' }],
  ['an empty value for a missing one', { logo: undefined }],
])('takes %s for no change of mine', (_name, typed) => {
  const start: Fields = { ...base, logo: undefined };
  const theirs = { ...base, title: 'Theirs', logo: { width: 1, height: 2 } };
  const { asked, merged } = mergeChanges({ base: start, mine: { ...start, ...typed }, theirs });
  expect(asked).toEqual([]);
  expect(merged).toEqual(theirs);
});

test('compares nested values whatever the order of their keys', () => {
  const start = { ...base, logo: { width: 1, height: 2 } };
  const mine = { ...base, logo: { height: 2, width: 1, alt: '' } };
  const theirs = { ...base, logo: { width: 5, height: 2 } };
  expect(mergeChanges({ base: start, mine, theirs }).adopted).toEqual(['logo']);
});

test('ignores what is no part of a value', () => {
  const rows = (row: number) => ({ rows: [{ row, text: 'a' }] });
  const comparable = ({ rows }: { rows: { row: number; text: string }[] }) => ({
    rows: rows.map(({ text }) => text),
  });
  const sides = { base: rows(0), mine: rows(3), theirs: { rows: [{ row: 0, text: 'b' }] } };
  expect(mergeChanges(sides, comparable).adopted).toEqual(['rows']);
});
