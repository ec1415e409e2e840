import { expect, test } from 'bun:test';
import { dateRanges, possibleIntervals, rangeDays, toSpan, usualInterval } from './date-ranges.ts';

const now = new Date('2026-03-31T23:30:00.000Z');

test.each([
  ['30-days', '2026-03-02', 'day'],
  ['13-weeks', '2026-01-05', 'week'],
  ['12-months', '2025-04-01', 'month'],
  ['36-months', '2023-04-01', 'month'],
  ['month', '2026-03-01', 'day'],
] as const)('%s starts on %s, ends today and has a point for each %s', (range, start, interval) => {
  const days = rangeDays(range, 'UTC', now);
  expect(days).toEqual({ start, end: '2026-03-31' });
  expect(usualInterval(days)).toBe(interval);
});

test('covers the whole last month', () => {
  const days = rangeDays('last-month', 'UTC', now);
  expect(days).toEqual({ start: '2026-02-01', end: '2026-02-28' });
});

test('ends with the day of the shop, which may be another one than in UTC', () => {
  for (const range of dateRanges) {
    const end = range === 'last-month' ? '2026-03-31' : '2026-04-01';
    expect(rangeDays(range, 'Asia/Tokyo', now).end).toBe(end);
  }
  expect(rangeDays('month', 'Asia/Tokyo', now).start).toBe('2026-04-01');
});

test('offers no interval with too many points', () => {
  expect(possibleIntervals({ start: '2026-01-01', end: '2026-01-01' })).toEqual([
    ...['day', 'week', 'month'],
  ] as never);
  expect(possibleIntervals({ start: '2020-01-01', end: '2026-01-01' })).toEqual(['week', 'month']);
});

test('includes the last day', () => {
  expect(toSpan({ start: '2026-02-01', end: '2026-02-28' })).toEqual({
    from: '2026-02-01',
    to: '2026-03-01',
  });
});
