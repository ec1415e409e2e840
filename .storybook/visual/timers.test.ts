import { afterEach, beforeEach, expect, test } from 'bun:test';
import { watchTimers } from './timers.ts';

/** What a browser has still to do before it turns to the background. */
let toDo: (() => void)[];
const browser = {
  window: { setTimeout, clearTimeout, clearInterval },
  requestAnimationFrame: (draw: () => void) => setTimeout(draw, 1),
  scheduler: {
    postTask: async () => {
      for (const task of toDo.splice(0)) task();
    },
  },
};

beforeEach(() => {
  toDo = [];
  Object.assign(globalThis, browser, { window: { ...browser.window } });
  watchTimers();
});

afterEach(() => {
  for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
});

test('a timer set by what still waited to run is waited for', async () => {
  let rang = false;
  toDo.push(() => window.setTimeout(() => (rang = true), 30));
  await window.shortTimersRung();
  expect(rang).toBe(true);
});

test('one that rings late, or was called off, is not', async () => {
  const late = window.setTimeout(() => {}, 5000);
  window.clearTimeout(window.setTimeout(() => {}, 300));
  window.clearInterval(window.setTimeout(() => {}, 300));
  expect(window.shortTimerIsSet()).toBe(false);
  await window.shortTimersRung();
  window.clearTimeout(late);
});

test('a timer hands on what it was given', async () => {
  const heard: string[] = [];
  window.setTimeout((word: string) => heard.push(word), 1, 'soon');
  expect(window.shortTimerIsSet()).toBe(true);
  await window.shortTimersRung();
  expect(heard).toEqual(['soon']);
});
