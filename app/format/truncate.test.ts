import { expect, test } from 'bun:test';
import { truncate } from './truncate.ts';

test('leaves a short text as it is, on one line', () => {
  expect(truncate(' Thank you.\n\nGrace ')).toBe('Thank you. Grace');
});

test('cuts a long text and says so', () => {
  expect(truncate('x'.repeat(5000))).toBe(`${'x'.repeat(160)}…`);
});

test('never cuts through a letter of several parts', () => {
  const astronaut = '👩🏽‍🚀';
  expect(truncate(`${'x'.repeat(158)}${astronaut}${'x'.repeat(90)}`)).toBe(`${'x'.repeat(158)}…`);
});
