import { useSyncExternalStore } from 'react';
import { hintCookie } from '#contract/customers';

const listeners = new Set<() => void>();

/**
 * Whether a cookie hints at somebody who is signed in; undefined while the server's page comes
 * alive. Visitors without it never ask the server who they are.
 */
export function useSignedInHint(): boolean | undefined {
  return useSyncExternalStore(subscribe, readHint, () => undefined);
}

/** To be called after signing in or out: nothing else tells of a cookie. */
export function hintChanged(): void {
  for (const listener of listeners) listener();
}

/** The server says that nobody is signed in, so the hint was wrong. */
export function forgetHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${hintCookie}=; path=/; max-age=0`;
  hintChanged();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function readHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${hintCookie}=1`));
}
