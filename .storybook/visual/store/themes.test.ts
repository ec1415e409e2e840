import { expect, test } from 'bun:test';
import type { Pixels } from '../compare.ts';
import { type Colours, coloursOf } from './colours.ts';
import { toSheet } from './sheet.ts';
import { foldThemes, pictureOn, picturesOn } from './themes.ts';

/** A pixel a letter, a row a word; each letter is a grey of its own. */
function picture(...rows: string[]): Pixels {
  const letters = Array.from(rows.join(''), (letter) => letter.charCodeAt(0));
  const data = Buffer.from(letters.flatMap((grey) => [grey, grey, grey, 255]));
  return { width: rows[0]?.length ?? 0, height: rows.length, data };
}

const none: Colours = new Map();
const paper = ['paper', 'apart'];
const night = ['night', 'inght'];

test.each<[string, Record<string, Pixels>]>([
  ['alike but for the colours', { 'a.light': picture('abba'), 'a.dark': picture('xyyx') }],
  [
    'with pixels that the colours do not tell',
    { 'a.light': picture(...paper), 'a.dark': picture(...night) },
  ],
  ['of different sizes', { 'a.light': picture('ab'), 'a.dark': picture('xy', 'xy') }],
  ['dark alone', { 'a.dark': picture('xy') }],
  ['light alone', { 'a.light': picture('ab') }],
  [
    'that mean different things by a colour',
    {
      'a.light': picture('aabb'),
      'a.dark': picture('xxyy'),
      'b.light': picture('ab'),
      'b.dark': picture('zx'),
    },
  ],
])('gives back pictures %s', (_, pictures) => {
  const sheet = toSheet(foldThemes(pictures, none), new Map());
  expect(picturesOn(sheet).sort()).toEqual(Object.keys(pictures).sort());
  for (const [name, drawn] of Object.entries(pictures)) {
    expect(pictureOn(sheet, name, none)).toEqual(drawn);
  }
});

test('keeps nothing of a dark picture that its light one tells', () => {
  const pictures = { 'a.light': picture('abbaabba'), 'a.dark': picture('xyyxxyyx') };
  const folded = foldThemes(pictures, none);
  expect(folded['a.dark']?.data.every((byte) => byte === 0)).toBe(true);
});

test('names no colour that is known, and none for a few pixels', () => {
  const known = coloursOf([{ light: picture('aaaa'), dark: picture('xxxx') }], none);
  const pictures = { 'a.light': picture('aaaabbb'), 'a.dark': picture('xxxxyyy') };
  const folded = foldThemes(pictures, known);
  expect(Object.keys(folded)).toEqual(Object.keys(pictures));
  const sheet = toSheet(folded, new Map());
  expect(pictureOn(sheet, 'a.dark', known)).toEqual(pictures['a.dark']);
});

test('names a colour again that is known otherwise', () => {
  const known = coloursOf([{ light: picture('aaaa'), dark: picture('xxxx') }], none);
  const pictures = { 'a.light': picture('aaaaaa'), 'a.dark': picture('zzzzzx') };
  const folded = foldThemes(pictures, known);
  expect(Object.keys(folded)).toHaveLength(3);
  expect(pictureOn(toSheet(folded, new Map()), 'a.dark', known)).toEqual(pictures['a.dark']);
});
