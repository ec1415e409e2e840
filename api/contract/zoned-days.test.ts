import { expect, test } from 'bun:test';
import { timeZones } from './time-zones.ts';
import { dayIn, startOfDayIn } from './zoned-days.ts';

const dayMs = 24 * 60 * 60_000;

test.each([
  ['UTC', '2026-03-08', '2026-03-08T00:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['Asia/Kathmandu', '2026-06-01', '2026-05-31T18:15:00.000Z'],
  ['Pacific/Tongatapu', '2026-06-01', '2026-05-31T11:00:00.000Z'],
  // The clocks went from midnight to one, so this day had no midnight.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  // They went back to midnight, so there were two of them.
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['Asia/Amman', '2021-10-29', '2021-10-28T21:00:00.000Z'],
] as const)('in %s, %s starts at %s', (zone, day, start) => {
  expect(startOfDayIn(zone, day).toISOString()).toBe(start);
});

test('every day starts where the day before ends, in every zone', () => {
  for (const zone of timeZones) {
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2027, 0, 1); day += dayMs) {
      const name = new Date(day).toISOString().slice(0, 10);
      const start = startOfDayIn(zone, name);
      expect([zone, name, dayIn(zone, start)]).toEqual([zone, name, name]);
      expect([zone, dayIn(zone, new Date(start.getTime() - 1)) < name]).toEqual([zone, true]);
    }
  }
}, 60_000);
