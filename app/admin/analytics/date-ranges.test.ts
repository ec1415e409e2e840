import { expect, test } from 'bun:test';
import { intervalStarts } from '#contract/intervals';
import { dateRanges, rangeSpan } from './date-ranges.ts';

const now = new Date('2026-03-31T23:30:00.000Z');
const day = (at: Date) => at.toISOString().slice(0, 10);

test.each([
  ['30-days', '2026-03-02', '2026-04-01', 30],
  ['13-weeks', '2026-01-05', '2026-04-06', 13],
  ['12-months', '2025-04-01', '2026-04-01', 12],
  ['36-months', '2023-04-01', '2026-04-01', 36],
] as const)('%s starts on %s and includes the current interval', (range, from, to, count) => {
  const span = rangeSpan(range, now);
  expect([day(span.from), day(span.to)]).toEqual([from, to]);
  expect(intervalStarts(span, 400)).toHaveLength(count);
});

test('offers four ranges', () => {
  expect(dateRanges).toHaveLength(4);
});
