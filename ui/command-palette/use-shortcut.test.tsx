import { afterEach, expect, mock, test } from 'bun:test';
import { cleanup, createEvent, fireEvent, render } from '@testing-library/react';
import { type Shortcut, useShortcut } from './use-shortcut.ts';

afterEach(cleanup);

function Listener({ shortcut, onPress }: { shortcut: Shortcut; onPress: () => void }) {
  useShortcut(shortcut, onPress);
  return null;
}

/** How often the shortcut was pressed after a key event. */
function press(shortcut: Shortcut, event: KeyboardEventInit): number {
  const onPress = mock(() => {});
  render(<Listener shortcut={shortcut} onPress={onPress} />);
  const keyDown = createEvent.keyDown(document.body, event);
  // The test DOM knows no AltGraph.
  Object.assign(keyDown, { getModifierState: () => event.modifierAltGraph === true });
  fireEvent(document.body, keyDown);
  return onPress.mock.calls.length;
}

const palette = { key: 'k', modifier: true };

test.each<[string, Shortcut, KeyboardEventInit]>([
  ['Ctrl and the letter', palette, { key: 'k', code: 'KeyK', ctrlKey: true }],
  ['the Command key', palette, { key: 'k', code: 'KeyK', metaKey: true }],
  ['Caps Lock', palette, { key: 'K', code: 'KeyK', ctrlKey: true }],
  ['the letter on a Dvorak layout', palette, { key: 'k', code: 'KeyV', ctrlKey: true }],
  ['its place on a Cyrillic layout', palette, { key: 'л', code: 'KeyK', ctrlKey: true }],
  ['its place on a Hebrew layout', palette, { key: 'ל', code: 'KeyK', ctrlKey: true }],
  ['its place without a modifier', { key: 'n' }, { key: 'т', code: 'KeyN' }],
])('is pressed by %s', (_what, shortcut, event) => {
  expect(press(shortcut, event)).toBe(1);
});

test.each<[string, Shortcut, KeyboardEventInit]>([
  [
    'the place of the letter on a Dvorak layout',
    palette,
    { key: 't', code: 'KeyK', ctrlKey: true },
  ],
  ['another Latin letter in its place', { key: 'i' }, { key: 'ı', code: 'KeyI' }],
  ['AltGr as Windows reports it', palette, { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }],
  [
    'AltGr as Linux reports it',
    palette,
    { key: 'k', code: 'KeyK', ctrlKey: true, modifierAltGraph: true },
  ],
  ['a dead key', palette, { key: 'Dead', code: 'KeyK', ctrlKey: true }],
  ['a key that an input method handles', { key: 'n' }, { key: 'Process', code: 'KeyN' }],
  ['a key during composition', { key: 'n' }, { key: 'т', code: 'KeyN', isComposing: true }],
  ['the letter without Ctrl', palette, { key: 'л', code: 'KeyK' }],
])('is not pressed by %s', (_what, shortcut, event) => {
  expect(press(shortcut, event)).toBe(0);
});
