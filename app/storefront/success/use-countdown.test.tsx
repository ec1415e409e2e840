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

test('notices a dragged scrollbar, but not the scrolling to the top of a page that opens', () => {
  const onReading = mock();
  renderHook(() => useReading(true, onReading));
  window.dispatchEvent(new Event('scroll'));
  expect(onReading).not.toHaveBeenCalled();
  window.scrollTo(0, 120);
  window.dispatchEvent(new Event('scroll'));
  expect(onReading).toHaveBeenCalled();
  window.scrollTo(0, 0);
});
