import { expect, test } from 'bun:test';
import { anEntry } from './an-entry.ts';
import { approveCommand, isApprovable, isSelected } from './selection.ts';

const dark = anEntry({ name: 'ui-button--default.dark', state: 'changed' });
const light = anEntry({ name: 'ui-button--default.light', state: 'new' });

test('no name selects every picture', () => {
  expect([dark, light].filter((entry) => isSelected(entry, { names: [] }))).toEqual([dark, light]);
});

test('a name selects each picture whose name it is a part of', () => {
  const selection = { names: ['default.dark', 'dialog'] };
  expect([dark, light].filter((entry) => isSelected(entry, selection))).toEqual([dark]);
});

test('an exact name does not select its neighbours', () => {
  const selection = { names: ['ui-button--default'], exactly: true };
  expect([dark, light].some((entry) => isSelected(entry, selection))).toBe(false);
});

test('a state narrows the names', () => {
  const selection = { names: ['ui-button'], only: 'new' } as const;
  expect([dark, light].filter((entry) => isSelected(entry, selection))).toEqual([light]);
});

test('the picture of a story that fails cannot be approved', () => {
  expect(isApprovable(dark)).toBe(true);
  expect(isApprovable({ ...dark, errors: ['boom'] })).toBe(false);
  expect(isApprovable({ ...dark, state: 'same' })).toBe(false);
});

test('the command says what is selected', () => {
  expect(approveCommand({ names: [] })).toBe('bun run visual:approve');
  expect(approveCommand({ names: ['button'], only: 'changed' })).toBe(
    'bun run visual:approve --only changed button',
  );
  expect(approveCommand({ names: ['a', 'b'], exactly: true })).toBe(
    'bun run visual:approve --exactly a b',
  );
});
