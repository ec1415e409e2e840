import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { act, renderHook } from '@testing-library/react';
import { useMinutesLeft } from './use-minutes-left.ts';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-01-15T12:00:00.000Z') }));
afterEach(() => void jest.useRealTimers());

test('counts down to zero, rounding minutes up', () => {
  const { result } = renderHook(() => useMinutesLeft('2026-01-15T12:01:30.000Z'));
  const after = (ms: number) => {
    act(() => void jest.advanceTimersByTime(ms));
    return result.current;
  };
  expect(result.current).toBe(2);
  expect(after(29_999)).toBe(2);
  expect(after(1)).toBe(1);
  expect(after(59_999)).toBe(1);
  expect(after(1)).toBe(0);
});
