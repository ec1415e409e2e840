import { expect, test } from 'bun:test';
import type { Sort } from '#contract/lists';
import { paginateArray } from './paginate-array.ts';

/** 'a9': a row named a, of the ninth hour. */
const rows = ['a9', 'b7', 'c7', 'd7', 'e5'];
const plan = {
  keyOf: (row: string) => row,
  sorts: { at: (row: string) => new Date(Date.UTC(2026, 0, 15, Number(row[1]))) },
};

function readAll(from: readonly string[], limit: number, sort: Sort<'at'>): string {
  const read: string[] = [];
  let cursor: string | undefined;
  do {
    const page = paginateArray(from, { limit, sort, cursor }, plan);
    read.push(...page.rows);
    cursor = page.next ?? undefined;
  } while (cursor);
  return read.join(' ');
}

test.each([1, 2, 3, 4, 5, 6])(
  'pages of %d hold each row once, those of one instant too',
  (limit) => {
    expect(readAll(rows, limit, 'at:desc')).toBe('a9 d7 c7 b7 e5');
    expect(readAll(rows, limit, 'at:asc')).toBe('e5 b7 c7 d7 a9');
    expect(readAll([], limit, 'at:desc')).toBe('');
  },
);

test.each([
  ['an earlier row went', ['d7', 'c7', 'b7', 'e5']],
  ['a later row came', ['z9', ...rows]],
  ['an earlier row of its instant went', ['a9', 'b7', 'c7', 'e5']],
  ['its own last row went', ['a9', 'b7', 'd7', 'e5']],
  ['one of its instant came before', [...rows, 'f7']],
])('a page goes on where the last one ended when %s', (_, later) => {
  const { next } = paginateArray(rows, { limit: 3, sort: 'at:desc' }, plan);
  const page = paginateArray(later, { limit: 3, sort: 'at:desc', cursor: next ?? '' }, plan);
  expect(page).toEqual({ rows: ['b7', 'e5'], next: null });
});
