import { expect, test } from 'bun:test';
import { intervalName, intervalTick } from './intervals.ts';

test.each([
  ['day', 'Nov 22, 2026', 'Nov 22'],
  ['week', 'Week of Nov 22, 2026', 'Nov 22'],
  ['month', 'November 2026', 'Nov 2026'],
] as const)('names a %s by its start in UTC in every time zone', (interval, name, tick) => {
  const at = '2026-11-22T00:00:00.000Z';
  expect(intervalName(interval, at)).toBe(name);
  expect(intervalTick(interval, at)).toBe(tick);
});
