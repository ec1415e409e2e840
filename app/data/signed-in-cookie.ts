import { useSyncExternalStore } from 'react';
import { hintCookie } from '#contract/customers';

const listeners = new Set<() => void>();

/**
 * Whether a cookie hints at somebody who is signed in; undefined while the server's page comes
 * alive. Visitors without it never ask the server who they are.
 */
export function useHasSignedInCookie(): boolean | undefined {
  return useSyncExternalStore(subscribe, readHint, () => undefined);
}

/** To be called after signing in or out: nothing else tells of a cookie. */
export function refreshSignedInCookie(): void {
  for (const listener of listeners) listener();
}

/** The server says that nobody is signed in, so the hint was wrong. */
export function clearSignedInCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${hintCookie}=; path=/; max-age=0`;
  refreshSignedInCookie();
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
