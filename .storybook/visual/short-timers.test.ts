import { afterEach, beforeEach, expect, test } from 'bun:test';
import { trackShortTimers } from './short-timers.ts';

/** Tasks that run before the background task. */
let queuedTasks: (() => void)[];
let timers = 0;
const browser = {
  window: { setTimeout: () => ++timers, clearTimeout: () => {}, clearInterval: () => {} },
  scheduler: {
    postTask: async () => {
      for (const task of queuedTasks.splice(0)) task();
    },
  },
};

beforeEach(() => {
  queuedTasks = [];
  Object.assign(globalThis, browser, { window: { ...browser.window } });
  trackShortTimers();
});

afterEach(() => {
  for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
});

test('waits for a timer that a queued task sets', async () => {
  let hasRun = false;
  queuedTasks.push(() => window.setTimeout(() => (hasRun = true), 30));
  await window.shortTimersDone();
  expect(hasRun).toBe(true);
});

test('ignores long and cleared timers', async () => {
  const late = window.setTimeout(() => {}, 5000);
  window.clearTimeout(window.setTimeout(() => {}, 300));
  window.clearInterval(window.setTimeout(() => {}, 300));
  expect(window.hasShortTimer()).toBe(false);
  await window.shortTimersDone();
  window.clearTimeout(late);
});

test('runs timers early, in the order in which they are due', async () => {
  const order: string[] = [];
  window.setTimeout(() => order.push('second'), 390);
  window.setTimeout(() => order.push('first'), 380);
  await window.shortTimersDone();
  expect(order).toEqual(['first', 'second']);
});

test('passes arguments to the handler', async () => {
  const received: string[] = [];
  window.setTimeout((word: string) => received.push(word), 1, 'soon');
  expect(window.hasShortTimer()).toBe(true);
  await window.shortTimersDone();
  expect(received).toEqual(['soon']);
});
