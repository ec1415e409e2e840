import { expect, test } from 'bun:test';
import { splitIntoDays } from './whole-days.ts';

const midnight = (day: number) => new Date(Date.UTC(2026, 0, day));
const noon = (day: number) => new Date(Date.UTC(2026, 0, day, 12));

test.each([
  ['days', midnight(1), midnight(3), ['2026-01-01', '2026-01-03'], []],
  [
    'a day from its first noon',
    noon(1),
    midnight(3),
    ['2026-01-02', '2026-01-03'],
    [{ from: noon(1), to: midnight(2) }],
  ],
  [
    'a day and the morning after it',
    midnight(1),
    noon(2),
    ['2026-01-01', '2026-01-02'],
    [{ from: midnight(2), to: noon(2) }],
  ],
  [
    'two half days',
    noon(1),
    noon(2),
    ['2026-01-02', '2026-01-02'],
    [
      { from: noon(1), to: midnight(2) },
      { from: midnight(2), to: noon(2) },
    ],
  ],
  [
    'a part of one day',
    new Date(noon(1).getTime() - 1),
    noon(1),
    ['2026-01-01', '2026-01-01'],
    [{ from: new Date(noon(1).getTime() - 1), to: noon(1) }],
  ],
  [
    'everything before a noon',
    null,
    noon(2),
    ['', '2026-01-02'],
    [{ from: midnight(2), to: noon(2) }],
  ],
  ['everything before a day', null, midnight(2), ['', '2026-01-02'], []],
] as const)('splits %s', (_, from, to, [first, end], rest) => {
  expect(splitIntoDays({ from, to })).toEqual({ days: { from: first, to: end }, rest: [...rest] });
});
