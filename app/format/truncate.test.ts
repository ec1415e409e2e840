import { expect, test } from 'bun:test';
import { truncate } from './plain-text.ts';

test('keeps a short text on one line', () => {
  expect(truncate(' Thank you.\n\nGrace ')).toBe('Thank you. Grace');
});

test('cuts a long text and adds an ellipsis', () => {
  expect(truncate('x'.repeat(5000))).toBe(`${'x'.repeat(160)}…`);
});

test('never splits a character made of several code points', () => {
  const astronaut = '👩🏽‍🚀';
  expect(truncate(`${'x'.repeat(158)}${astronaut}${'x'.repeat(90)}`)).toBe(`${'x'.repeat(158)}…`);
});
