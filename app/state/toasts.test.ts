import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { createStore } from 'jotai';
import { dismissToastAtom, showToastAtom, toastsAtom } from './toasts.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function aStore() {
  const store = createStore();
  const titles = () => store.get(toastsAtom).map(({ title, open }) => [title, open]);
  return { store, titles };
}

test('shows only the newest message', () => {
  const { store, titles } = aStore();
  store.set(showToastAtom, { title: 'Ticket Created' });
  store.set(showToastAtom, { title: 'Cancellation Requested' });
  expect(titles()).toEqual([['Cancellation Requested', true]]);
});

test('dismisses a message by its ID, but not a newer one', () => {
  const { store, titles } = aStore();
  const older = store.set(showToastAtom, { title: 'Login failed' });
  const newer = store.set(showToastAtom, { title: 'Ticket Created' });
  store.set(dismissToastAtom, older);
  expect(titles()).toEqual([['Ticket Created', true]]);
  store.set(dismissToastAtom, newer);
  expect(titles()).toEqual([['Ticket Created', false]]);
});

test('keeps a dismissed message, closed, for 1000000 ms', () => {
  const { store, titles } = aStore();
  store.set(showToastAtom, { title: 'Ticket Created' });
  store.set(dismissToastAtom);
  jest.advanceTimersByTime(999_999);
  expect(titles()).toEqual([['Ticket Created', false]]);
  jest.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('removes an old message without removing a newer one', () => {
  const { store, titles } = aStore();
  store.set(showToastAtom, { title: 'Ticket Created' });
  store.set(dismissToastAtom);
  store.set(showToastAtom, { title: 'Cancellation Requested' });
  jest.advanceTimersByTime(1_000_000);
  expect(titles()).toEqual([['Cancellation Requested', true]]);
});
