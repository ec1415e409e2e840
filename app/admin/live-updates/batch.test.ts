import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { batchMs, createBatcher } from './live-updates.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function aBatcher() {
  const batches: (readonly number[])[] = [];
  return { batches, ...createBatcher<number>((items) => batches.push(items)) };
}

test('emits items that arrive together as one batch, without extending the delay', () => {
  const { batches, add } = aBatcher();
  add(1);
  jest.advanceTimersByTime(batchMs - 1);
  add(2);
  jest.advanceTimersByTime(1);
  add(3);
  jest.advanceTimersByTime(batchMs);
  expect(batches).toEqual([[1, 2], [3]]);
});

test('flushes collected items once', () => {
  const { batches, add, flush } = aBatcher();
  add(1);
  flush();
  jest.advanceTimersByTime(batchMs);
  flush();
  expect(batches).toEqual([[1]]);
});
