import { expect, test } from 'bun:test';
import type { Pixels } from '../compare.ts';
import { fromSheet, toSheet } from './sheet.ts';

/** A picture of one pixel a row, or of as many as asked; each number is a colour of its own. */
function picture(rows: number[], width = 1): Pixels {
  const data = Buffer.from(rows.flatMap((row) => Array.from({ length: width * 4 }, () => row)));
  return { width, height: rows.length, data };
}

function count(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

const alone = new Map();
const header = count(10, 30);
const footer = count(40, 60);

test('every picture comes back as it was', () => {
  const pictures = {
    default: picture([...header, 1, 2, ...footer]),
    longer: picture([...header, 1, 2, 3, 3, 3, 4, ...footer]),
    shorter: picture(footer),
    other: picture(count(70, 90)),
  };
  const sheet = toSheet(pictures, alone);
  const back = Object.entries(sheet.recipes).map(([name, recipe]) => [
    name,
    fromSheet(sheet, recipe),
  ]);
  expect(Object.fromEntries(back)).toEqual(pictures);
});

test('what two pictures share is held once, wherever it stands', () => {
  const pictures = {
    default: picture([...header, ...footer]),
    longer: picture([...header, 1, 2, ...footer]),
  };
  const { own, recipes } = toSheet(pictures, alone);
  expect(own.height).toBe(header.length + footer.length + 2);
  expect(recipes.default?.runs).toEqual([0, 40]);
  expect(recipes.longer?.runs).toEqual([0, 20, 40, 2, 20, 20]);
});

test('an equal picture adds nothing', () => {
  const { own } = toSheet({ default: picture(header), again: picture(header) }, alone);
  expect(own.height).toBe(header.length);
});

test('pictures of different widths fit on one sheet', () => {
  const pictures = { default: picture(header, 3), narrow: picture(header, 2) };
  const sheet = toSheet(pictures, alone);
  expect(sheet.own.width).toBe(3);
  for (const [name, recipe] of Object.entries(sheet.recipes)) {
    expect(fromSheet(sheet, recipe)).toEqual(pictures[name === 'narrow' ? 'narrow' : 'default']);
  }
});

test('rows that other sheets have too are found among them', () => {
  const shared = new Map([[1, picture([...footer, ...header])]]);
  const pictures = { default: picture([...header, 1, 2, ...footer]) };
  const sheet = toSheet(pictures, shared);
  const runs = [20, 22, 0, 20];
  expect(sheet.own.height).toBe(2);
  expect(sheet.recipes.default?.runs).toEqual(runs);
  expect(fromSheet(sheet, { width: 1, runs })).toEqual(pictures.default);
});

test('rows of another width are nobody’s', () => {
  const shared = new Map([[2, picture(header, 2)]]);
  expect(toSheet({ default: picture(header) }, shared).own.height).toBe(header.length);
});
