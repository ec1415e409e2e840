import { useEffect } from 'react';

/**
 * A key, pressed alone or with Ctrl (⌘ on a Mac). Where a keyboard layout has no Latin letters, a
 * letter is the key in its place on a US keyboard.
 */
export type Shortcut = { key: string; modifier?: boolean };

/**
 * Calls back when the shortcut is pressed anywhere on the page. Without the modifier, keys that are
 * typed into a field are left alone.
 */
export function useShortcut({ key, modifier = false }: Shortcut, onPress: () => void): void {
  const handleKey = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey;
    if (!isKey(event, key) || event.defaultPrevented || event.isComposing) return;
    // Not with AltGr, which types another character.
    if (event.altKey || event.getModifierState('AltGraph')) return;
    if (hasModifier !== modifier || event.shiftKey) return;
    if (!modifier && isTextField(event.target)) return;
    event.preventDefault();
    onPress();
  };
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });
}

function isKey(event: KeyboardEvent, key: string): boolean {
  // Autofill sends key events without a key.
  const pressed = event.key ?? '';
  if (pressed.toLowerCase() === key.toLowerCase()) return true;
  return isNonLatinLetter(pressed) && event.code === `Key${key.toUpperCase()}`;
}

function isNonLatinLetter(text: string): boolean {
  return /^\p{L}$/u.test(text) && !/\p{Script=Latin}/u.test(text);
}

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
