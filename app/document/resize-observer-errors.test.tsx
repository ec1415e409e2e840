import { afterEach, expect, test } from 'bun:test';
import { ignoreResizeObserverLoopErrors } from './resize-observer-errors.ts';

ignoreResizeObserverLoopErrors();

const heard: string[] = [];
window.addEventListener('error', (event: ErrorEvent) => {
  heard.push(event.message);
});
afterEach(() => {
  heard.length = 0;
});

function fail(message: string) {
  window.dispatchEvent(new ErrorEvent('error', { message, cancelable: true }));
}

test.each([
  'ResizeObserver loop limit exceeded',
  'ResizeObserver loop completed with undelivered notifications.',
])('hides %p', (message) => {
  fail(message);
  expect(heard).toEqual([]);
});

test.each(['x is not a function', 'Failed: ResizeObserver loop limit exceeded'])(
  'reports %p',
  (message) => {
    fail(message);
    expect(heard).toEqual([message]);
  },
);
