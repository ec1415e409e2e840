import { expect, test } from 'bun:test';
import { formatCount, getAnnouncedCount, getCountThreshold } from './count.ts';

test('formats a count with separators', () => {
  expect(formatCount(4812, 5000)).toBe('4,812 of 5,000');
});

test('shows the count in the last fifth', () => {
  expect(getCountThreshold(5000)).toBe(4000);
});

test('announces steps, not every character', () => {
  const announced = new Set<number | undefined>();
  for (let used = 0; used <= 5000; used++) announced.add(getAnnouncedCount(used, 5000));
  expect([...announced]).toEqual([undefined, 4000, 4500, 4750, 4950, 5000]);
});
