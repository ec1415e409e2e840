import { expect, test } from 'bun:test';
import { addIntervals, intervalStarts, startOf } from './intervals.ts';

const day = (at: Date) => at.toISOString().slice(0, 10);
const on = (text: string) => new Date(text);

test('starts days, weeks and months at midnight UTC, and weeks on Monday', () => {
  const late = on('2026-03-01T23:59:59.999Z');
  expect(startOf('day', late).toISOString()).toBe('2026-03-01T00:00:00.000Z');
  expect(day(startOf('week', late))).toBe('2026-02-23');
  expect(day(startOf('week', on('2026-03-02')))).toBe('2026-03-02');
  expect(day(startOf('month', late))).toBe('2026-03-01');
});

test('steps forward and back across the ends of months and years', () => {
  expect(day(addIntervals('day', on('2024-02-28'), 1))).toBe('2024-02-29');
  expect(day(addIntervals('week', on('2026-12-28'), 1))).toBe('2027-01-04');
  expect(day(addIntervals('month', on('2026-11-01'), -11))).toBe('2025-12-01');
});

test('includes every interval that overlaps the range and excludes one that starts at its end', () => {
  const january = { from: on('2026-01-30'), to: on('2026-02-02'), interval: 'day' as const };
  expect(intervalStarts(january, 400).map(day)).toEqual(['2026-01-30', '2026-01-31', '2026-02-01']);
  const cut = { from: on('2026-01-31'), to: on('2026-03-01T00:00:00.001Z') };
  expect(intervalStarts({ ...cut, interval: 'month' }, 400).map(day)).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ]);
});

test('returns no more intervals than requested', () => {
  const ages = { from: on('1970-01-01'), to: on('2199-01-01'), interval: 'day' as const };
  expect(intervalStarts(ages, 3)).toHaveLength(3);
});
