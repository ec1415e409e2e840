import { expect, test } from 'bun:test';
import { formatCount, getAnnouncedCount, getCountThreshold } from './count.ts';

test('a count reads as people write it', () => {
  expect(formatCount(4812, 5000)).toBe('4,812 of 5,000');
});

test('the last fifth is counted', () => {
  expect(getCountThreshold(5000)).toBe(4000);
});

test('letters between two steps are not read out one by one', () => {
  const heard = new Set<number | undefined>();
  for (let used = 0; used <= 5000; used++) heard.add(getAnnouncedCount(used, 5000));
  expect([...heard]).toEqual([undefined, 4000, 4500, 4750, 4950, 5000]);
});
