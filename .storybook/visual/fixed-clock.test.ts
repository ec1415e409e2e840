import { afterEach, expect, test } from 'bun:test';
import { installFixedClock } from './fixed-clock.ts';

const real = { Date, now: Date.now };
const moment = Date.UTC(2026, 0, 15, 12);

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
  real.Date.now = real.now;
  real.Date.prototype.constructor = real.Date;
});

test('fixes the current time and leaves other dates unchanged', () => {
  const page = { Date };
  Object.assign(globalThis, { window: page });
  installFixedClock(moment);

  expect(page.Date.now()).toBe(moment);
  expect(new page.Date().getTime()).toBe(moment);
  expect(page.Date()).toBe(new real.Date(moment).toString());
  expect(new page.Date('2020-02-02T00:00:00Z').toISOString()).toBe('2020-02-02T00:00:00.000Z');
  expect(new page.Date(2020, 1, 2).getMonth()).toBe(1);
});

test('keeps dates created before and after as instances of the same class', () => {
  const before = new Date(0);
  const page = { Date };
  Object.assign(globalThis, { window: page });
  installFixedClock(moment);
  class Deadline extends page.Date {}

  expect(before).toBeInstanceOf(page.Date);
  expect(new page.Date().constructor).toBe(page.Date);
  expect(new Deadline()).toBeInstanceOf(Deadline);
  expect(new Deadline().getTime()).toBe(moment);
});
