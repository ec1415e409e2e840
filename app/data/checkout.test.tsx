import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { act, cleanup, renderHook } from '@testing-library/react';
import { answering, onItsWay } from '../../stories/fixtures/answers.ts';
import { aCheckoutSession } from '../../stories/fixtures/checkout-sessions.ts';
import { useCheckoutSession } from './checkout.ts';

let stop = () => {};
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  stop();
  jest.useRealTimers();
});

/** Runs everything that does not wait for a timer. */
function settle() {
  return act(async () => {
    for (let turns = 0; turns < 500; turns++) await Promise.resolve();
  });
}

test('asks less and less often if the server responds immediately', async () => {
  let asked = 0;
  const open = () => {
    asked++;
    // A loop without pauses would never let the test end.
    return asked > 10 ? onItsWay() : aCheckoutSession({ status: 'open' });
  };
  stop = answering({ 'GET /api/checkout/sessions/:id': open });
  const { result } = renderHook(() => useCheckoutSession('cs_1'));
  await settle();
  expect(asked).toBe(2);
  jest.advanceTimersByTime(999);
  await settle();
  expect(asked).toBe(2);
  jest.advanceTimersByTime(1);
  await settle();
  expect(asked).toBe(3);
  for (const [gapMs, before] of [
    [2000, 3],
    [4000, 4],
    [8000, 5],
    [8000, 6],
  ] as const) {
    jest.advanceTimersByTime(gapMs - 1);
    await settle();
    expect(asked).toBe(before);
    jest.advanceTimersByTime(1);
    await settle();
    expect(asked).toBe(before + 1);
  }
  expect(result.current).toMatchObject({ session: { status: 'open' }, slow: false });
});
