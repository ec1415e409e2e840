import { expect, test } from 'bun:test';
import { countDone, findReachableSteps } from './stepper-progress.ts';

const steps = [
  { id: 'business', done: true },
  { id: 'texts', done: false },
  { id: 'pictures' },
  { id: 'domain', done: true },
  { id: 'review' },
];

test.each([
  ['linear' as const, ['business', 'texts', 'domain']],
  ['free' as const, ['business', 'texts', 'pictures', 'domain', 'review']],
])('with %s navigation, %p can be visited', (navigation, ids) => {
  expect([...findReachableSteps(steps, navigation)]).toEqual(ids);
});

test('lets people visit every step once all are done', () => {
  const done = steps.map(({ id }) => ({ id, done: true }));
  expect(findReachableSteps(done, 'linear').size).toBe(5);
});

test('counts the steps that are done', () => {
  expect(countDone(steps)).toBe(2);
  expect(countDone([])).toBe(0);
});
