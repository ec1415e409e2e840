import { atom, useAtomValueRawSync } from 'jotai';
import { impersonationHeader } from '#contract/impersonation-header';
import { pageStore } from './page-store.ts';

const customerIdAtom = atom<string | null>(null);
const hasEndedAtom = atom(false);
const reportsFromElsewhereAtom = atom(0);

/**
 * Until it is reloaded, the page shows this customer to an admin, and each call names the customer.
 * After the impersonation ends, the server refuses such calls, so none acts as the admin.
 */
export function setImpersonatedCustomer(customerId: string): void {
  pageStore.set(customerIdAtom, customerId);
  pageStore.set(hasEndedAtom, false);
}

/** As after a reload. */
export function clearImpersonation(): void {
  pageStore.set(customerIdAtom, null);
  pageStore.set(hasEndedAtom, false);
}

/** Adds the customer that this page shows to a call's own headers. */
export function addImpersonationHeader(headers?: HeadersInit): HeadersInit | undefined {
  const customerId = pageStore.get(customerIdAtom);
  if (customerId === null) return headers;
  const all = new Headers(headers);
  all.set(impersonationHeader, customerId);
  return all;
}

/** The server says that it is over: the clock here is wrong, or the admin left in another tab. */
export function markImpersonationEnded(): void {
  pageStore.set(hasEndedAtom, true);
}

export function useHasImpersonationEnded(): boolean {
  return useAtomValueRawSync(hasEndedAtom, { store: pageStore });
}

/** The server says that the admin views as a customer. If this page shows none, another tab does. */
export function reportImpersonationElsewhere(): void {
  if (pageStore.get(customerIdAtom) !== null) return;
  pageStore.set(reportsFromElsewhereAtom, (count) => count + 1);
}

export function onImpersonationElsewhere(listener: () => void): () => void {
  return pageStore.sub(reportsFromElsewhereAtom, listener);
}
