import { afterEach, expect, mock, test } from 'bun:test';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useCountdown, useReading } from './use-countdown.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const open = (key: string) => renderHook(() => useCountdown(10, false, key, () => {})).result;

test('stays stopped over a reload, for this order only', () => {
  const first = open('stay:cs_1');
  expect(first.current.stopped).toBe(false);
  act(() => first.current.stop());
  expect(first.current.stopped).toBe(true);
  cleanup();
  expect(open('stay:cs_1').current.stopped).toBe(true);
  expect(open('stay:cs_2').current.stopped).toBe(false);
});

test.each(['wheel', 'touchmove', 'keydown'])(
  'notices reading by %s, only while watched',
  (sign) => {
    const onReading = mock();
    const { rerender } = renderHook(({ isWatched }) => useReading(isWatched, onReading), {
      initialProps: { isWatched: false },
    });
    window.dispatchEvent(new Event(sign));
    expect(onReading).not.toHaveBeenCalled();
    rerender({ isWatched: true });
    window.dispatchEvent(new Event(sign));
    expect(onReading).toHaveBeenCalledTimes(1);
  },
);
