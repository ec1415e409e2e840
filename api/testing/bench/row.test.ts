import { describe, expect, test } from 'bun:test';
import { formatTable, isMet, median, notMeasured, type Row } from './row.ts';

const row: Row = { name: 'start', measured: 0.3, unit: 's', bound: 0.4 };

describe('a goal', () => {
  test.each<[string, Partial<Row>, boolean | null]>([
    ['is a maximum', {}, true],
    ['that is exceeded is not met', { measured: 0.5 }, false],
    ['can be a minimum', { atLeast: true }, false],
    ['is compared with the ratio if there is one', { ratio: 0.9 }, false],
    ['is neither met nor missed without a measurement', { measured: null }, null],
    ['can be missing', { bound: null }, null],
  ])('%s', (_what, change, expected) => {
    expect(isMet({ ...row, ...change })).toBe(expected);
  });
});

test('the table says why a row was not measured', () => {
  const table = formatTable([{ ...row, ratio: 0.25 }, notMeasured('home', 'it failed')]);
  const cells = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  expect(cells.slice(2)).toEqual([
    ['', 'start', '0.3 s', '0.25', '≤ 0.4', 'yes', ''],
    ['', 'home', 'not measured: it failed', '', '', '', ''],
  ]);
});

test('the median is the middle of the sorted values', () => {
  expect(median([10, 9, 100])).toBe(10);
});
