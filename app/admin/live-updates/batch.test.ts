import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { batchMs, createBatcher } from './batch.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function aGathering() {
  const handed: (readonly number[])[] = [];
  return { handed, ...createBatcher<number>((items) => handed.push(items)) };
}

test('what comes close together is handed on at once, and does not wait for more', () => {
  const { handed, add } = aGathering();
  add(1);
  jest.advanceTimersByTime(batchMs - 1);
  add(2);
  jest.advanceTimersByTime(1);
  add(3);
  jest.advanceTimersByTime(batchMs);
  expect(handed).toEqual([[1, 2], [3]]);
});

test('what has come before the end is handed on; nothing comes twice', () => {
  const { handed, add, end } = aGathering();
  add(1);
  end();
  jest.advanceTimersByTime(batchMs);
  end();
  expect(handed).toEqual([[1]]);
});
