import { expect, test } from 'bun:test';
import { timeLeftMs, withDeadline } from './timeout.ts';

test('is infinite without a deadline', () => {
  expect(timeLeftMs()).toBe(Number.POSITIVE_INFINITY);
});

test('is shared within one request and separate between requests', async () => {
  const left = () => Promise.resolve().then(timeLeftMs);
  const [one, other] = await Promise.all([withDeadline(1000, left), withDeadline(9000, left)]);
  expect(one).toBeGreaterThan(0);
  expect(one).toBeLessThanOrEqual(1000);
  expect(other).toBeGreaterThan(1000);
  expect(timeLeftMs()).toBe(Number.POSITIVE_INFINITY);
});

test('is zero after the deadline and infinite for background work', () => {
  withDeadline(0, () => {
    expect(timeLeftMs()).toBe(0);
    withDeadline(Number.POSITIVE_INFINITY, () => {
      expect(timeLeftMs()).toBe(Number.POSITIVE_INFINITY);
    });
  });
});
