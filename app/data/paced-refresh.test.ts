import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { createPacedRefresh } from './paced-refresh.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function aPace() {
  const begun: (readonly number[])[] = [];
  let finish = () => {};
  const work = (items: readonly number[]) => {
    begun.push(items);
    const { promise, resolve } = Promise.withResolvers<void>();
    finish = resolve;
    return promise;
  };
  const pass = async (ms: number) => {
    jest.advanceTimersByTime(ms);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { begun, finish: () => finish(), pass, ...createPacedRefresh(work, 3000) };
}

test('batches keys added during a refresh into the next one, after the gap', async () => {
  const { begun, add, finish, pass } = aPace();
  add(1);
  add(2);
  add(3);
  expect(begun).toEqual([[1]]);
  await pass(3000);
  expect(begun).toEqual([[1]]);
  finish();
  await pass(0);
  expect(begun).toEqual([[1], [2, 3]]);
  finish();
  add(4);
  await pass(2999);
  expect(begun).toHaveLength(2);
  await pass(1);
  expect(begun.at(-1)).toEqual([4]);
});

test('starts the next refresh even if one never ends', async () => {
  const { begun, add, pass } = aPace();
  add(1);
  add(2);
  await pass(25_000);
  expect(begun).toEqual([[1], [2]]);
});
