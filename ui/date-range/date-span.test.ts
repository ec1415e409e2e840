import { expect, test } from 'bun:test';
import { checkSpan, countDays, lastDays } from './date-span.ts';

test('the last days end today, across months and leap days', () => {
  expect(lastDays(7, '2026-01-31')).toEqual({ start: '2026-01-25', end: '2026-01-31' });
  expect(lastDays(3, '2028-03-01')).toEqual({ start: '2028-02-28', end: '2028-03-01' });
  expect(lastDays(1, '2026-01-01')).toEqual({ start: '2026-01-01', end: '2026-01-01' });
});

test('counts both ends', () => {
  expect(countDays({ start: '2026-01-25', end: '2026-01-31' })).toBe(7);
  expect(countDays({ start: '2026-03-28', end: '2026-03-30' })).toBe(3);
});

test.each([
  [undefined, '2026-01-01', '2026-01-01'],
  [undefined, '', '2026-01-01'],
  ['order', '2026-01-02', '2026-01-01'],
  ['limits', '2025-12-31', '2026-01-01'],
  ['limits', '2026-01-02', '2026-02-01'],
] as const)('finds %s in %s to %s', (error, start, end) => {
  expect(checkSpan({ start, end }, '2026-01-01', '2026-01-31')).toBe(error);
});

test('finds a year of five digits without limits of its own', () => {
  expect(checkSpan({ start: '2026-01-02', end: '12026-01-01' })).toBe('limits');
});
