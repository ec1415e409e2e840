import { expect, test } from 'bun:test';
import { mergeMetadata } from './metadata.ts';

test('adds, replaces and removes single keys', () => {
  expect(mergeMetadata({ a: '1', b: '2', c: '3' }, { a: '9', b: null, d: '4' })).toEqual({
    a: '9',
    c: '3',
    d: '4',
  });
});

test('is cleared by an empty value and kept without one', () => {
  expect(mergeMetadata({ a: '1' }, '')).toEqual({});
  expect(mergeMetadata({ a: '1' }, undefined)).toEqual({ a: '1' });
});

test('rejects more than the provider stores', () => {
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`key${index}`, '']));
  const filled = Object.fromEntries(Object.keys(many).map((key) => [key, 'x']));
  expect(() => mergeMetadata({}, filled)).toThrow('up to 50 keys');
  expect(() => mergeMetadata({}, { ['k'.repeat(41)]: 'x' })).toThrow('under 40 characters');
  expect(() => mergeMetadata({}, { key: 'x'.repeat(501) })).toThrow('up to 500 characters');
});
