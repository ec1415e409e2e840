import { expect, test } from 'bun:test';
import { intervalName, intervalTick } from './intervals.ts';

test.each([
  ['day', 'Nov 22, 2026', 'Nov 22'],
  ['week', 'Week of Nov 22, 2026', 'Nov 22'],
  ['month', 'November 2026', 'Nov 2026'],
] as const)(
  'a %s is named by its first moment, whatever zone one is in',
  (interval, name, tick) => {
    const at = '2026-11-22T00:00:00.000Z';
    expect(intervalName(interval, at)).toBe(name);
    expect(intervalTick(interval, at)).toBe(tick);
  },
);
