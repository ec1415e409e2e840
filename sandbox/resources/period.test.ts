import { expect, test } from 'bun:test';
import { nextPeriodEnd, periodEnd } from './period.ts';

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

test.each([
  ['2026-01-31', 'month', 1, ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['2026-10-30', 'month', 2, ['2026-12-30', '2027-02-28', '2027-04-30']],
  ['2028-02-29', 'year', 1, ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ['2026-01-31', 'week', 1, ['2026-02-07', '2026-02-14']],
])(
  'what is anchored on %s renews each %s × %d on its day again',
  (anchor, interval, count, ends) => {
    const seconds = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1000;
    const starts = [anchor, ...ends.slice(0, -1)];
    const found = starts.map((start) =>
      nextPeriodEnd(seconds(anchor), seconds(start), interval, count),
    );
    expect(found).toEqual(ends.map(seconds));
  },
);
