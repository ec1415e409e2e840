import { expect, test } from 'bun:test';
import type { Remark } from '#contract/reviews';
import { compareRounds, findRepeated } from './rounds.ts';

function aRemark(values: Partial<Remark>): Remark {
  return {
    id: 'one',
    page: '/',
    pin: null,
    text: 'Too small.',
    screenshot: null,
    version: 1,
    answer: null,
    reason: null,
    answeredAt: null,
    ...values,
  };
}
const before = [aRemark({ id: 'before', pin: { x: 40, y: 30, width: 390 } })];

test.each<[string, Partial<Remark>, boolean]>([
  ['in the same words', { text: ' too  small' }, true],
  ['about the same place', { text: 'Still tiny.', pin: { x: 41.9, y: 28, width: 390 } }, true],
  ['about another place', { text: 'Still tiny.', pin: { x: 43, y: 30, width: 390 } }, false],
  ['at another width', { text: 'Still tiny.', pin: { x: 40, y: 30, width: 1280 } }, false],
  ['about another page', { page: '/menu' }, false],
  ['in other words', { text: 'Too large.' }, false],
])('a remark %s repeats the one before: %p', (_, values, isRepeated) => {
  expect(findRepeated(aRemark(values), before) === before[0]).toBe(isRepeated);
});

test('pins on two screenshots are never at the same place', () => {
  const pin = { x: 40, y: 30, width: null };
  expect(findRepeated(aRemark({ pin, text: 'Still tiny.' }), [aRemark({ pin })])).toBeUndefined();
});

test('counts what is repeated and what is new', () => {
  const remarks = [aRemark({}), aRemark({ text: 'Add the soup.' }), aRemark({ page: '/menu' })];
  expect(compareRounds(remarks, before)).toEqual({ repeated: 1, added: 2 });
  expect(compareRounds(remarks, [])).toEqual({ repeated: 0, added: 3 });
});
