import { expect, test } from 'bun:test';
import { matchOptions } from './match-options.ts';

const options = [
  { label: 'Quiet Practice', description: 'Medicine', keywords: 'doctor' },
  { label: 'Café Zürich' },
  { label: 'The Quiet Café' },
];
const find = (text: string) => matchOptions(options, text).map(({ label }) => label);

test('returns everything without a text', () => {
  expect(matchOptions(options, '  ')).toBe(options);
});

test('ignores case and accents', () => {
  expect(find('CAFE zurich')).toEqual(['Café Zürich']);
});

test('finds every word, in any order and in any text of the option', () => {
  expect(find('medicine quiet')).toEqual(['Quiet Practice']);
  expect(find('doctor')).toEqual(['Quiet Practice']);
  expect(find('quiet zürich')).toEqual([]);
});

test('lists labels that start with the text first', () => {
  expect(find('caf')).toEqual(['Café Zürich', 'The Quiet Café']);
  expect(find('the')).toEqual(['The Quiet Café']);
});
