import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { ToastMessage } from '#ui/toast';

/** How long a dismissed toast is kept, closed, before it is removed. */
export const toastRemoveDelayMs = 1_000_000;

/** The toasts: at most one is open, the newest. */
export const toastsAtom = atom<readonly ToastMessage[]>([]);

/** Replaces the open toast; returns the id to dismiss the new one by. */
export const showToastAtom = atom(null, (_get, set, message: Omit<ToastMessage, 'id' | 'open'>) => {
  const id = crypto.randomUUID();
  set(toastsAtom, [{ ...message, id, open: true }]);
  return id;
});

/** Closes the toast with this id, or without an id the open one; it is removed later. */
export const dismissToastAtom = atom(null, (get, set, only?: string) => {
  const shown = get(toastsAtom).filter(({ id, open }) => open && (!only || id === only));
  if (shown.length === 0) return;
  set(toastsAtom, (toasts) => toasts.map((toast) => ({ ...toast, open: false })));
  const ids = shown.map(({ id }) => id);
  setTimeout(() => {
    set(toastsAtom, (toasts) => toasts.filter(({ id }) => !ids.includes(id)));
  }, toastRemoveDelayMs);
});

/** Dismisses the open toast, for when the screen that it belongs to is left. */
export function useClearToast() {
  const dismiss = useSetAtom(dismissToastAtom);
  return useCallback(() => dismiss(), [dismiss]);
}

/** Dismisses one toast, unless a newer one has replaced it. */
export function useDismissToast() {
  return useSetAtom(dismissToastAtom);
}

export function useToast() {
  return useSetAtom(showToastAtom);
}
