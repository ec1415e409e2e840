import { useSyncExternalStore } from 'react';
import { shownCustomerHeader } from '#contract/shown-customer';

const listeners = new Set<() => void>();
const begunListeners = new Set<() => void>();
let shown: string | null = null;
let isOver = false;

/**
 * This page shows a customer to an admin, and says so with each call until it is loaded anew: if
 * the view ends meanwhile, nothing here is done in the admin's own name.
 */
export function setImpersonatedCustomer(customerId: string): void {
  shown = customerId;
  setOver(false);
}

/** As in a page that is loaded anew. */
export function clearImpersonation(): void {
  shown = null;
  setOver(false);
}

/** What a call has to say beside its own headers. */
export function addImpersonationHeader(headers?: HeadersInit): HeadersInit | undefined {
  if (shown === null) return headers;
  const all = new Headers(headers);
  all.set(shownCustomerHeader, shown);
  return all;
}

/** The server says that the view is over, so the clock here is wrong, or it was left elsewhere. */
export function markImpersonationEnded(): void {
  setOver(true);
}

/** The server says that an admin views as a customer, and this page shows none: another tab does. */
export function reportImpersonationElsewhere(): void {
  if (shown === null) for (const listener of begunListeners) listener();
}

export function onImpersonationElsewhere(listener: () => void): () => void {
  begunListeners.add(listener);
  return () => void begunListeners.delete(listener);
}

export function useHasImpersonationEnded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isOver,
    () => false,
  );
}

function setOver(value: boolean): void {
  if (isOver === value) return;
  isOver = value;
  for (const listener of listeners) listener();
}
