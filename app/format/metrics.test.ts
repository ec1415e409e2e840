import { expect, test } from 'bun:test';
import { describeChange } from './metrics.ts';

test.each([
  ['money', 150_00, 100_00, '+50.0%'],
  ['money', 99_99, 100_00, '−0.0%'],
  ['money', -50_00, 100_00, '−150.0%'],
  ['count', 3, 4, '−25.0%'],
  ['count', 5000, 1, '+499,900%'],
  ['count', 7, 7, 'no change'],
  ['count', 7, 0, 'was 0'],
  ['count', 0, 0, 'no change'],
  ['money', 10_00, -5_00, 'was below 0'],
  ['percent', 125, 100, '+2.5 points'],
  ['percent', 0, 100, '−10.0 points'],
  ['hours', 30, null, '—'],
  ['hours', null, 30, '—'],
] as const)('%s from %p after %p is %s', (unit, now, before, text) => {
  expect(describeChange(unit, now, before)).toBe(text);
});
