import { useEffect, useEffectEvent, useRef } from 'react';
import { isDialogOpen } from '../../state/dialog-open.ts';
import { readKey } from './read-key.ts';

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
