import { expect, test } from 'bun:test';
import { abbreviateHours, describeHours, hoursBeforeNoun } from './promised-time.ts';

test.each([
  [1, '1 hour', '1-hour', '1h'],
  [24, '24 hours', '24-hour', '24h'],
  [48, '48 hours', '48-hour', '48h'],
  ['24-48', '24-48 hours', '24-48-hour', '24-48h'],
  [72, '3 days', '3-day', '3 days'],
  [73, '73 hours', '73-hour', '73h'],
  [168, '7 days', '7-day', '7 days'],
  ['72-168', '3-7 days', '3-7-day', '3-7 days'],
  ['48-168', '48-168 hours', '48-168-hour', '48-168h'],
])('says %p as %s', (hours, text, beforeNoun, short) => {
  expect(describeHours(hours)).toBe(text);
  expect(hoursBeforeNoun(hours)).toBe(beforeNoun);
  expect(abbreviateHours(hours)).toBe(short);
});
