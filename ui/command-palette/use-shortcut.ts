import { useEffect, useEffectEvent } from 'react';

/** A key, pressed alone or with Ctrl (⌘ on a Mac). */
export type Shortcut = { key: string; modifier?: boolean };

/**
 * Calls back when the shortcut is pressed anywhere on the page. Without the modifier, keys that are
 * typed into a field are left alone.
 */
export function useShortcut({ key, modifier = false }: Shortcut, onPress: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey;
    // Autofill sends key events without a key.
    if (event.key?.toLowerCase() !== key.toLowerCase() || event.defaultPrevented) return;
    if (hasModifier !== modifier || event.altKey || event.shiftKey || event.isComposing) return;
    if (!modifier && isTextField(event.target)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
