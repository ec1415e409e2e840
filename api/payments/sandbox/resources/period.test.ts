import { expect, test } from 'bun:test';
import { periodEnd } from './period.ts';

test.each([
  ['2026-01-15', 'month', 1, '2026-02-15'],
  ['2026-01-31', 'month', 1, '2026-02-28'],
  ['2028-01-31', 'month', 1, '2028-02-29'],
  ['2026-11-30', 'month', 3, '2027-02-28'],
  ['2026-12-31', 'month', 1, '2027-01-31'],
  ['2028-02-29', 'year', 1, '2029-02-28'],
  ['2026-01-15', 'week', 2, '2026-01-29'],
  ['2026-02-28', 'day', 1, '2026-03-01'],
])('%s and its %s × %d end on %s', (start, interval, count, end) => {
  const seconds = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1000;
  expect(periodEnd(seconds(start), interval, count)).toBe(seconds(end));
});
