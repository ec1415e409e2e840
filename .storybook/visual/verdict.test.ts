import { expect, test } from 'bun:test';
import type { OutcomeEntry } from './last-run.ts';
import { isFailure, sentence, tally } from './verdict.ts';

function anEntry(delta: Partial<OutcomeEntry> = {}): OutcomeEntry {
  const name = 'ui-button--default.dark';
  return { name, state: 'same', different: 0, errors: [], violations: [], ...delta };
}

test('a changed picture fails everywhere', () => {
  expect(isFailure(anEntry({ state: 'changed' }), { ci: false })).toBe(true);
});

test.each(['new', 'removed'] as const)('a %s picture fails in CI only', (state) => {
  expect(isFailure(anEntry({ state }), { ci: false })).toBe(false);
  expect(isFailure(anEntry({ state }), { ci: true })).toBe(true);
});

test('a new picture of a story that throws fails everywhere', () => {
  expect(isFailure(anEntry({ state: 'new', errors: ['boom'] }), { ci: false })).toBe(true);
});

test('an accessibility violation fails a picture that did not change', () => {
  expect(isFailure(anEntry({ violations: ['color-contrast'] }), { ci: false })).toBe(true);
});

test('counts a removed picture as failed but never as one that was seen', () => {
  const entries = [anEntry({ state: 'changed' }), anEntry({ state: 'removed' })];
  expect(tally(10, entries, { ci: true })).toEqual({ passed: 9, failed: 2 });
  expect(tally(10, entries, { ci: false })).toEqual({ passed: 9, failed: 1 });
});

test('says how much changed, and each finding on a line of its own', () => {
  const entry = anEntry({ state: 'changed', different: 12, violations: ['color-contrast: …'] });
  expect(sentence(entry)).toBe(
    'changed by 12 pixels  ui-button--default.dark\n    color-contrast: …',
  );
});

test('cuts a finding that quotes the whole page', () => {
  const entry = anEntry({ errors: [Array.from({ length: 40 }, (_, line) => line).join('\n')] });
  expect(sentence(entry).split('\n')).toHaveLength(14);
  expect(sentence(entry)).toEndWith('    …');
});
