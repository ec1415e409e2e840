import { atom, useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { PreferenceKey } from './personal-storage.ts';

/** In local storage: whether an admin folded the side navigation in this browser. */
export const foldedNavigationKey = 'folded-navigation' satisfies PreferenceKey;
/** Without a choice, it is folded below this width. */
export const unfoldedFromPx = 1040;

/** Kept here too, for browsers that forbid storage. */
const choiceAtom = atom<boolean>();

/** Undefined while the server's page hydrates; an attribute of the root element says it until then. */
export function useFoldedNavigation() {
  const stored = useSyncExternalStore(subscribe, isFolded, () => undefined);
  const [choice, setChoice] = useAtom(choiceAtom);
  const change = (folded: boolean) => {
    setChoice(folded);
    try {
      localStorage.setItem(foldedNavigationKey, String(folded));
    } catch {}
  };
  return [choice ?? stored, change] as const;
}

function isFolded(): boolean {
  return readChoice() ?? !wide().matches;
}

function readChoice(): boolean | undefined {
  try {
    const text = localStorage.getItem(foldedNavigationKey);
    return text === null ? undefined : text === 'true';
  } catch {
    return undefined;
  }
}

function subscribe(onChange: () => void) {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const wide = () => matchMedia(`(min-width: ${unfoldedFromPx}px)`);
