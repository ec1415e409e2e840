import { expect, test } from 'bun:test';
import { formatRange } from './format-range.ts';

test.each([
  [{ shown: 40, first: 1, total: 1204 }, '1–40 of 1,204'],
  [{ shown: 4, first: 1201, total: 1204 }, '1,201–1,204 of 1,204'],
  [{ shown: 40, first: 41 }, '41–80'],
  [{ shown: 40, total: 1204 }, '40 of 1,204 shown'],
  [{ shown: 40 }, '40 shown'],
  [{ shown: 0, first: 1, total: 0 }, '0 of 0 shown'],
])('formats %j as %p', (range, text) => {
  expect(formatRange(range)).toBe(text);
});
