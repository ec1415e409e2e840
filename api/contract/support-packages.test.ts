import { expect, test } from 'bun:test';
import { supportName } from './support-packages.ts';

test.each([
  ['regular', 'Regular Support'],
  ['none', 'No Support'],
  ['free', 'Free'],
  ['yearly', '1-Year Support'],
  ['enhancement', 'Enhancement Package'],
  ['night_watch', 'Night watch'],
  ['toString', 'Tostring'],
])('names the stored package %s %p', (stored, name) => {
  expect(supportName(stored)).toBe(name);
});
