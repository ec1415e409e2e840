import { expect, test } from 'bun:test';
import type { ResultEntry } from './run-result.ts';
import { countResults, describeEntry, isFailure } from './summarize.ts';

function anEntry(delta: Partial<ResultEntry> = {}): ResultEntry {
  const name = 'actions-button--default.dark';
  return { name, state: 'same', different: 0, errors: [], violations: [], ...delta };
}

test('fails on a changed picture everywhere', () => {
  expect(isFailure(anEntry({ state: 'changed' }), { ci: false })).toBe(true);
});

test.each(['new', 'removed'] as const)('fails on a %s picture in CI only', (state) => {
  expect(isFailure(anEntry({ state }), { ci: false })).toBe(false);
  expect(isFailure(anEntry({ state }), { ci: true })).toBe(true);
});

test('fails on a new picture of a story that throws everywhere', () => {
  expect(isFailure(anEntry({ state: 'new', errors: ['boom'] }), { ci: false })).toBe(true);
});

test('fails on an accessibility violation in an unchanged picture', () => {
  expect(isFailure(anEntry({ violations: ['color-contrast'] }), { ci: false })).toBe(true);
});

test('counts a removed picture as a failure, but not among the checked pictures', () => {
  const entries = [anEntry({ state: 'changed' }), anEntry({ state: 'removed' })];
  expect(countResults(10, entries, { ci: true })).toEqual({ passed: 9, failed: 2 });
  expect(countResults(10, entries, { ci: false })).toEqual({ passed: 9, failed: 1 });
});

test('prints the number of changed pixels, and each finding on its own line', () => {
  const entry = anEntry({ state: 'changed', different: 12, violations: ['color-contrast: …'] });
  expect(describeEntry(entry)).toBe(
    'changed by 12 pixels  actions-button--default.dark\n    color-contrast: …',
  );
});

test('truncates a long finding', () => {
  const entry = anEntry({ errors: [Array.from({ length: 40 }, (_, line) => line).join('\n')] });
  expect(describeEntry(entry).split('\n')).toHaveLength(14);
  expect(describeEntry(entry)).toEndWith('    …');
});
