import { atom } from 'jotai';
import { accountHeader } from '#contract/account-header';
import { pageStore } from './page-store.ts';

/** Whom a page shows: to themselves, or to an admin who views as them. */
export type Shown = { id: string; isView: boolean };

/** Undefined until it is known, null for visitors. */
let shown: Shown | null | undefined;
const doubtsAtom = atom(0);

export function getPageAccount(): Shown | null | undefined {
  return shown;
}

/** The page stays that account's until it is reloaded, also after they sign out. */
export function setPageAccount(account: Shown | null): void {
  shown ??= account;
}

/** As after a reload. */
export function clearPageAccount(): void {
  shown = undefined;
}

/** Adds the account that the page was loaded for to a call's own headers. */
export function addAccountHeader(headers?: HeadersInit): HeadersInit | undefined {
  if (!shown || shown.isView) return headers;
  const all = new Headers(headers);
  all.set(accountHeader, shown.id);
  return all;
}

/** The server says that another account is signed in. */
export function doubtPageAccount(): void {
  pageStore.set(doubtsAtom, (count) => count + 1);
}

export function onPageAccountDoubted(listener: () => void): () => void {
  return pageStore.sub(doubtsAtom, listener);
}
