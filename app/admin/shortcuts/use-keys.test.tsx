import { afterEach, expect, mock, test } from 'bun:test';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useKeys } from './use-keys.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function Page({ onKey, isOn = true }: { onKey: (key: string) => void; isOn?: boolean }) {
  useKeys(Object.fromEntries(['j', '?', 'o', 'g o'].map((key) => [key, () => onKey(key)])), isOn);
  return (
    <>
      <input aria-label="Name" />
      <textarea aria-label="Note" />
      <select aria-label="Status" />
      <div role="menu" aria-label="More">
        <button type="button">Item</button>
      </div>
      <input type="checkbox" aria-label="Select" />
    </>
  );
}

function show(isOn = true) {
  const pressed = mock((_key: string) => {});
  render(<Page onKey={pressed} isOn={isOn} />);
  return { pressed, keys: () => pressed.mock.calls.map(([key]) => key) };
}

function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body) {
  const event = createEvent.keyDown(target, { key, ...init });
  // The test DOM knows no AltGraph.
  Object.assign(event, { getModifierState: () => init.modifierAltGraph === true });
  fireEvent(target, event);
}

test('a key calls its action', () => {
  const { keys } = show();
  press('j');
  press('?', { shiftKey: true });
  expect(keys()).toEqual(['j', '?']);
});

test('two keys in a row call theirs instead of that of the second', () => {
  const { keys } = show();
  press('g');
  press('o');
  press('o');
  expect(keys()).toEqual(['g o', 'o']);
});

test('a key in between ends the pair', () => {
  const { keys } = show();
  press('g');
  press('x');
  press('o');
  expect(keys()).toEqual(['o']);
});

test.each(['Name', 'Note', 'Status', 'Item'])(
  'nothing is called while %s has the focus',
  (name) => {
    const { keys } = show();
    const target = screen.queryByLabelText(name) ?? screen.getByText(name);
    press('j', {}, target);
    press('g', {}, target);
    press('o');
    expect(keys()).toEqual(['o']);
  },
);

test('a checkbox takes no letters, so keys work on it', () => {
  const { keys } = show();
  press('j', {}, screen.getByLabelText('Select'));
  expect(keys()).toEqual(['j']);
});

test.each<[string, KeyboardEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['the Command key', { metaKey: true }],
  ['Alt', { altKey: true }],
  ['Shift', { shiftKey: true }],
  ['AltGr', { modifierAltGraph: true }],
])('with %s, a letter belongs to someone else', (_name, init) => {
  const { keys } = show();
  press('j', init);
  expect(keys()).toEqual([]);
});

test.each([
  ['Caps Lock', 'J', 'KeyJ'],
  ['a Cyrillic layout', 'о', 'KeyJ'],
  ['a Dvorak layout', 'j', 'KeyC'],
])('finds the letter with %s', (_name, key, code) => {
  const { keys } = show();
  press(key, { code });
  expect(keys()).toEqual(['j']);
});

test('nothing is called while a dialog is open, or when keys are turned off', () => {
  const { keys } = show();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  press('j');
  dialog.remove();
  cleanup();
  const off = show(false);
  press('j');
  expect([keys(), off.keys()]).toEqual([[], []]);
});
