import { useEffect, useEffectEvent, useRef } from 'react';
import { isDialogOpen } from '../../state/dialog-open.ts';

/** Where letters are typed, or move between options. */
const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [role=menu], [role=listbox], [role=dialog], [role=alertdialog]';

/** How long the first key of two waits for the second. */
const pairMs = 1500;

/** What keys do: 'j', '?', or two in a row: 'g o'. */
export type Keys = Readonly<Record<string, () => void>>;

/** Calls what belongs to a pressed key, unless someone types or a dialog is open. */
export function useKeys(keys: Keys, isOn: boolean): void {
  const first = useRef<{ key: string; atMs: number }>(undefined);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = isOn && !isDialogOpen() ? readKey(event) : undefined;
    const before = first.current;
    if (key !== 'Shift') first.current = undefined;
    if (key === undefined) return;
    const isPair = before !== undefined && event.timeStamp - before.atMs < pairMs;
    const action = (isPair ? keys[`${before.key} ${key}`] : undefined) ?? keys[key];
    if (action) {
      event.preventDefault();
      action();
    } else if (Object.keys(keys).some((known) => known.startsWith(`${key} `))) {
      first.current = { key, atMs: event.timeStamp };
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/**
 * The key of an event, or undefined if it belongs to something else: to a text field, an open menu
 * or dialog, or to the browser. On a layout without Latin letters, a letter is the key in its place.
 */
function readKey(event: KeyboardEvent): string | undefined {
  const { key, code, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat) return undefined;
  if (ctrlKey || metaKey || altKey || event.getModifierState('AltGraph')) return undefined;
  if (target instanceof Element && target.closest(typing)) return undefined;
  if (target instanceof HTMLElement && target.isContentEditable) return undefined;
  if (!/^\p{L}$/u.test(key)) return key;
  if (shiftKey) return undefined;
  const isLatin = /\p{Script=Latin}/u.test(key);
  return (isLatin ? key : code.replace(/^Key/, '')).toLowerCase();
}
