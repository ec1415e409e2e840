import { expect, test } from 'bun:test';
import { snoozeTimes, toFieldValue } from './snooze-dialog.tsx';

const at = (text: string) => new Date(text);
const timesAt = (text: string) =>
  snoozeTimes(at(text)).map((time) => `${time.id} ${toFieldValue(time.at)}`);

test('rounds later today up to a full hour, and starts mornings at nine', () => {
  // A Thursday.
  expect(timesAt('2026-01-15T12:10')).toEqual([
    'laterToday 2026-01-15T16:00',
    'tomorrow 2026-01-16T09:00',
    'nextWeek 2026-01-19T09:00',
  ]);
});

test.each(['2026-01-15T17:30', '2026-01-15T22:30'])('offers no later today at %s', (now) => {
  expect(timesAt(now).map((time) => time.split(' ')[0])).toEqual(['tomorrow', 'nextWeek']);
});

test.each([
  ['a Sunday', '2026-01-18T10:00', '2026-01-19T09:00'],
  ['a Monday', '2026-01-19T10:00', '2026-01-26T09:00'],
  ['the end of a year', '2026-12-31T10:00', '2027-01-04T09:00'],
])('means the next Monday on %s', (_, now, monday) => {
  expect(timesAt(now).at(-1)).toBe(`nextWeek ${monday}`);
});
