import { expect, test } from 'bun:test';
import type { Sort } from '#contract/lists';
import { paginateArray } from './paginate-array.ts';

/** 'a9' is the row "a", created at 9 o'clock. */
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
  'lists each row once in pages of %d, even rows of the same instant',
  (limit) => {
    expect(readAll(rows, limit, 'at:desc')).toBe('a9 d7 c7 b7 e5');
    expect(readAll(rows, limit, 'at:asc')).toBe('e5 b7 c7 d7 a9');
    expect(readAll([], limit, 'at:desc')).toBe('');
  },
);

test.each([
  ['an earlier row was removed', ['d7', 'c7', 'b7', 'e5']],
  ['a new first row was added', ['z9', ...rows]],
  ['an earlier row of the same instant was removed', ['a9', 'b7', 'c7', 'e5']],
  ['the last row of the page was removed', ['a9', 'b7', 'd7', 'e5']],
  ['a row of the same instant was added', [...rows, 'f7']],
])('continues after the previous page when %s', (_, later) => {
  const { next } = paginateArray(rows, { limit: 3, sort: 'at:desc' }, plan);
  const page = paginateArray(later, { limit: 3, sort: 'at:desc', cursor: next ?? '' }, plan);
  expect(page).toEqual({ rows: ['b7', 'e5'], next: null });
});
