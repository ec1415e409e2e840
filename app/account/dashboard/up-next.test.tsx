import { afterEach, expect, test } from 'bun:test';
import { cleanup, renderHook } from '@testing-library/react';
import { useStableOrder } from './up-next.tsx';

afterEach(cleanup);

function show(...ids: number[]) {
  const items = (list: number[]) => list.map((id) => ({ id }));
  const hook = renderHook(({ shown }) => useStableOrder(items(shown), ({ id }) => String(id)), {
    initialProps: { shown: ids },
  });
  const order = () => hook.result.current.map(({ id }) => id);
  return { order, refresh: (...next: number[]) => hook.rerender({ shown: next }) };
}

test('shows items in the order in which they first came', () => {
  const { order, refresh } = show(3, 1, 2);
  expect(order()).toEqual([3, 1, 2]);
  refresh(1, 2, 3);
  expect(order()).toEqual([3, 1, 2]);
});

test('adds new items at the end, and closes the gap of one that is gone', () => {
  const { order, refresh } = show(3, 1);
  refresh(7, 1, 3);
  expect(order()).toEqual([3, 1, 7]);
  refresh(7, 3);
  expect(order()).toEqual([3, 7]);
});
