import { expect, test } from 'bun:test';
import { packageName } from './package-name.ts';

test.each([
  ['regular', 'Regular Support'],
  ['none', 'No Support'],
  ['yearly', '1-Year Support'],
  ['enhancement', 'Enhancement Package'],
  ['night_watch', 'Night watch'],
])('names the stored package %s', (stored, name) => {
  expect(packageName(stored)).toBe(name);
});
