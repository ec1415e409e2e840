import { atom, useAtomValueRawSync } from 'jotai';
import { signedInCookie } from '#contract/signed-in-cookie';
import { pageStore } from './page-store.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

const changesAtom = atom(0);

/**
 * Whether a cookie says that someone may be signed in; undefined while the server's page hydrates.
 * Visitors without it never ask the server who they are. The cookie itself is read in each render,
 * because another tab may have changed it.
 */
export function useHasSignedInCookie(): boolean | undefined {
  useAtomValueRawSync(changesAtom, { store: pageStore });
  return useIsHydrated() ? hasSignedInCookie() : undefined;
}

/** Call it after signing in or out: browsers do not report a changed cookie. */
export function refreshSignedInCookie(): void {
  pageStore.set(changesAtom, (count) => count + 1);
}

/** For when the server says that no one is signed in. */
export function clearSignedInCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${signedInCookie}=; path=/; max-age=0`;
  refreshSignedInCookie();
}

export function hasSignedInCookie(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInCookie}=1`));
}
