import { expect, test } from 'bun:test';
import { anEntry } from '../an-entry.ts';
import { approvalOf, type Filter, filtered, type Kind, kinds } from './filter.ts';

const entries = [
  anEntry({ name: 'ui-button--default.dark', state: 'changed' }),
  anEntry({ name: 'ui-button--pending.dark', state: 'new' }),
  anEntry({ name: 'ui-badge--default.dark', state: 'changed', violations: ['color-contrast'] }),
  anEntry({ name: 'ui-card--default.dark', state: 'changed', errors: ['boom'] }),
  anEntry({ name: 'ui-card--gone.dark', state: 'removed' }),
  anEntry({ name: 'ui-list--default.dark', violations: ['list'] }),
];
const everything: Filter = { kind: 'all', part: '' };
const nothing = new Set<string>();

function names(kind: Kind, part = ''): string[] {
  return filtered(entries, { kind, part }).map(({ name }) => name);
}

test('shows one kind at a time, and of it what the text names', () => {
  expect(names('changed', 'button')).toEqual(['ui-button--default.dark']);
  expect(names('accessibility')).toEqual(['ui-badge--default.dark', 'ui-list--default.dark']);
  expect(names('failing')).toEqual(['ui-card--default.dark']);
});

test('names the filter in the command', () => {
  expect(approvalOf(entries, { kind: 'changed', part: 'button' }, nothing)).toEqual({
    count: 1,
    command: 'bun run visual:approve --only changed button',
  });
  expect(approvalOf(entries, everything, nothing)?.command).toBe('bun run visual:approve');
});

test.each(kinds)('approves no more than %s shows', (kind) => {
  const shown = filtered(entries, { kind, part: '' });
  const approvable = shown.filter(({ state, errors }) => state !== 'same' && errors.length === 0);
  expect(approvalOf(entries, { kind, part: '' }, nothing)?.count ?? 0).toBe(approvable.length);
});

test('what is marked goes before what is filtered', () => {
  const marked = new Set(['ui-badge--default.dark', 'ui-card--gone.dark']);
  expect(approvalOf(entries, { kind: 'new', part: '' }, marked)).toEqual({
    count: 2,
    command: 'bun run visual:approve --exactly ui-badge--default.dark ui-card--gone.dark',
  });
});

test('offers no command where nothing can be approved', () => {
  expect(approvalOf(entries, { kind: 'failing', part: '' }, nothing)).toBeUndefined();
});
